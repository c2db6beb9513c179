package org.komabako.console.shell.command;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.apache.felix.service.command.Function;
import org.komabako.console.view.words.Spoken;

/**
 * What help tells of a command: our messages {@code help.SCOPE.NAME} and {@code usage.SCOPE.NAME}; of
 * those of others, what their annotations say.
 *
 * @param scope like {@code game}
 * @param name like {@code move}
 * @param sentence what it does; may be empty
 * @param usage its name, where that has a {@link Usage}; else how it is called; may be empty
 */
public record CommandInfo(String scope, String name, String sentence, String usage) {

  /** The command that a service provides under a name. */
  public static CommandInfo of(String scope, String name, Object service) {
    boolean function = service instanceof Function;
    List<Method> methods = Arrays.stream(service.getClass().getMethods())
        .filter(method -> function ? method.getName().equals("execute") : isCalled(method, name))
        .sorted(Comparator.comparing((Method method) -> method.isVarArgs() ? 0 : 1)
            .thenComparing(Method::toGenericString))
        .toList();
    String sentence = Stream.concat(methods.stream(), Stream.of(service.getClass()))
        .flatMap(element -> text(element).stream())
        .findFirst()
        .orElse("");
    String key = "help." + scope + "." + name;
    if (Spoken.has(key)) {
      sentence = Spoken.say(key);
    }
    String usage = methods.stream()
        .flatMap(method -> Arrays.stream(method.getParameters()))
        .filter(parameter -> parameter.getType() == (function ? List.class : CharSequence[].class))
        .flatMap(parameter -> text(parameter).stream())
        .findFirst()
        .orElseGet(() -> methods.isEmpty() || function ? "" : synopsis(scope, name, methods));
    return new CommandInfo(scope, name, sentence, usage.strip());
  }

  /** How it is called, for a command of which its own help is what is understood; empty for those of others. */
  public Optional<Usage> understood() {
    // A second name of a command has the help of the first.
    return usage.matches("(?s)" + scope + ":[a-z-]+(\\s.*)?") && !usage.contains("<")
        ? Optional.of(Usage.told(usage))
        : Optional.empty();
  }

  private static boolean isCalled(Method method, String name) {
    String java = method.getName().toLowerCase(Locale.ROOT);
    return java.equals(name) || java.equals("_" + name) || java.equals("get" + name);
  }

  private static Optional<String> text(AnnotatedElement element) {
    return Optional.ofNullable(element.getAnnotation(Descriptor.class)).map(Descriptor::value);
  }

  /** For commands of other bundles, that say what each parameter is. */
  private static String synopsis(String scope, String name, List<Method> methods) {
    return String.join(
        "\n",
        methods.stream()
            .map(method -> scope + ":" + name
                + String.join(
                    "",
                    Arrays.stream(method.getParameters())
                        .filter(each -> each.getType() != CommandSession.class)
                        .map(CommandInfo::word)
                        .toList()))
            .distinct()
            .toList());
  }

  private static String word(Parameter parameter) {
    var option = parameter.getAnnotation(org.apache.felix.service.command.Parameter.class);
    String what = text(parameter).orElse(parameter.getType().getSimpleName());
    return option == null
        ? " <" + what + ">"
        : " [" + String.join("|", option.names()) + " <" + what + ">]";
  }

  /** Whether it is none that people type. */
  public boolean isInternal() {
    return name.startsWith("_") || full().equals("komabako:default");
  }

  /** {@code scope:name}. */
  public String full() {
    return scope + ":" + name;
  }

  /** A row of a list of commands. */
  public String row() {
    return String.format("  %-20s %s", full(), sentence).stripTrailing();
  }

  /** All that help tells. */
  public String page() {
    String about = sentence.isEmpty() ? full() : full() + ": " + sentence;
    String calls = understood().map(Usage::text).orElse(usage);
    return calls.isEmpty() ? about : about + "\n\n" + calls;
  }
}
