package org.komabako.console.commands;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.felix.gogo.jline.Posix;
import org.apache.felix.gogo.jline.Procedural;
import org.apache.felix.gogo.runtime.CommandProcessorImpl;
import org.apache.felix.gogo.runtime.threadio.ThreadIOImpl;
import org.apache.felix.service.command.CommandSession;
import org.komabako.console.commands.analysis.AnalysisCommands;
import org.komabako.console.commands.engine.BookCommand;
import org.komabako.console.commands.engine.EngineCommands;
import org.komabako.console.commands.engine.EnginePlayCommands;
import org.komabako.console.commands.engine.GameMateCommand;
import org.komabako.console.commands.engine.NetworkCommands;
import org.komabako.console.commands.extension.ExtensionCommands;
import org.komabako.console.commands.feature.FeatureCommands;
import org.komabako.console.commands.game.ClockCommands;
import org.komabako.console.commands.game.EndCommands;
import org.komabako.console.commands.game.GameCommands;
import org.komabako.console.commands.game.InfoCommand;
import org.komabako.console.commands.game.PlaceCommands;
import org.komabako.console.commands.game.PlayCommands;
import org.komabako.console.commands.game.SetUpFunction;
import org.komabako.console.commands.game.TreeCommands;
import org.komabako.console.commands.grid.GridCommands;
import org.komabako.console.commands.kifu.KifuCommands;
import org.komabako.console.commands.library.LibraryAnalysisCommands;
import org.komabako.console.commands.library.LibraryCommands;
import org.komabako.console.commands.library.LibrarySearchCommands;
import org.komabako.console.commands.match.MatchCommands;
import org.komabako.console.commands.match.OpeningsCommand;
import org.komabako.console.commands.variant.InstallCommands;
import org.komabako.console.commands.variant.PerftCommand;
import org.komabako.console.commands.variant.VariantCommands;
import org.komabako.console.commands.variant.VariantTextCommands;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.ExitRequest;
import org.komabako.console.shell.script.AttemptFunction;
import org.komabako.console.shell.script.LastFunction;
import org.komabako.console.shell.script.LineFunction;
import org.komabako.console.shell.script.PartFunction;
import org.komabako.console.shell.script.PipeFunction;
import org.komabako.console.shell.script.ScriptRunner;
import org.komabako.console.shell.script.Sessions;
import org.komabako.console.shell.script.SleepCommand;
import org.komabako.console.shell.script.SourceCommand;
import org.komabako.console.shell.script.UnknownCommand;
import org.komabako.console.shell.script.ViewConverter;
import org.komabako.console.shell.script.WriteFunction;

/** A real Gogo with our commands and the usual ones, without a framework. */
public final class Shell implements AutoCloseable {
  private final ThreadIOImpl streams = new ThreadIOImpl();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
  private final List<Object> commands = new ArrayList<>();
  public final FakeCore core = new FakeCore();
  public final CommandSession session;

  public Shell() {
    streams.start();
    CommandProcessorImpl processor = new CommandProcessorImpl(streams);
    processor.addConverter(new ViewConverter());
    GameCommands games = new GameCommands(core);
    add(processor, games, GameCommands.class);
    add(processor, new PlayCommands(core), PlayCommands.class);
    add(processor, new TreeCommands(core), TreeCommands.class);
    add(processor, new EndCommands(core), EndCommands.class);
    add(processor, new InfoCommand(core), InfoCommand.class);
    add(processor, new PlaceCommands(core), PlaceCommands.class);
    add(processor, new ClockCommands(core), ClockCommands.class);
    add(processor, new VariantCommands(core), VariantCommands.class);
    add(processor, new InstallCommands(core), InstallCommands.class);
    add(processor, new VariantTextCommands(core), VariantTextCommands.class);
    add(processor, new ExtensionCommands(core), ExtensionCommands.class);
    add(processor, new FeatureCommands(core), FeatureCommands.class);
    add(processor, new PerftCommand(core), PerftCommand.class);
    add(processor, new EngineCommands(core), EngineCommands.class);
    EnginePlayCommands engines = new EnginePlayCommands(core);
    add(processor, engines, EnginePlayCommands.class);
    add(processor, new GameMateCommand(engines), GameMateCommand.class);
    add(processor, new NetworkCommands(core), NetworkCommands.class);
    add(processor, new BookCommand(core), BookCommand.class);
    add(processor, new MatchCommands(core), MatchCommands.class);
    add(processor, new OpeningsCommand(core), OpeningsCommand.class);
    add(processor, new GridCommands(core), GridCommands.class);
    add(processor, new LibraryCommands(core), LibraryCommands.class);
    add(processor, new LibrarySearchCommands(core), LibrarySearchCommands.class);
    add(processor, new LibraryAnalysisCommands(core), LibraryAnalysisCommands.class);
    add(processor, new AnalysisCommands(core), AnalysisCommands.class);
    add(processor, new KifuCommands(core), KifuCommands.class);
    processor.addCommand("game", new SetUpFunction(games), "set-up");
    processor.addCommand("komabako", new UnknownCommand(), "default");
    processor.addCommand("komabako", new Exit(), "exit");
    processor.addCommand("komabako", new PipeFunction(), "_pipe");
    processor.addCommand("komabako", new PartFunction(), "_part");
    processor.addCommand("komabako", new LastFunction(), "_last");
    processor.addCommand("komabako", new AttemptFunction(), "_attempt");
    processor.addCommand("komabako", new WriteFunction(), "_write");
    processor.addCommand("komabako", new LineFunction(), "_line");
    processor.addCommand("komabako", new SleepCommand(), "sleep");
    processor.addCommand("komabako", new SourceCommand(), "source");
    for (String name : Arrays.asList("each", "if", "try", "while", "not", "throw")) {
      processor.addCommand("gogo", new Procedural(), name);
    }
    for (String name : Arrays.asList("cat", "echo", "grep", "wc")) {
      processor.addCommand("gogo", new Posix(processor), name);
    }
    PrintStream answers = new PrintStream(out, true, StandardCharsets.UTF_8);
    session = processor.createSession(new ByteArrayInputStream(new byte[0]), answers, errors);
    var unused = Sessions.prepare(session);
  }

  /** Registers what the annotation of the component says. */
  private void add(CommandProcessorImpl processor, Object commands, Class<?> type) {
    this.commands.add(commands);
    for (var method : type.getDeclaredMethods()) {
      if (java.lang.reflect.Modifier.isPublic(method.getModifiers())) {
        String name = method.getName().replace("_", "").toLowerCase(Locale.ROOT);
        processor.addCommand(scope(type), commands, name);
      }
    }
  }

  /** All commands that answer. */
  List<Object> commands() {
    return commands;
  }

  /** The help of all of them. */
  List<CommandInfo> infos() {
    List<CommandInfo> infos = new ArrayList<>();
    for (Object each : commands) {
      for (var method : each.getClass().getDeclaredMethods()) {
        if (java.lang.reflect.Modifier.isPublic(method.getModifiers()) && method.isVarArgs()) {
          String name = method.getName().replace("_", "").toLowerCase(Locale.ROOT);
          infos.add(CommandInfo.of(scope(each.getClass()), name, each));
        }
      }
    }
    return infos;
  }

  /** The scope of the commands of a class. */
  static String scope(Class<?> type) {
    if (type == PerftCommand.class) {
      return "komabako";
    }
    if (Set.of(
            EngineCommands.class,
            EnginePlayCommands.class,
            NetworkCommands.class,
            BookCommand.class)
        .contains(type)) {
      return "engine";
    }
    if (type == GridCommands.class) {
      return "grid";
    }
    if (Set.of(MatchCommands.class, OpeningsCommand.class).contains(type)) {
      return "match";
    }
    if (type == AnalysisCommands.class) {
      return "analysis";
    }
    if (Set.of(LibraryCommands.class, LibrarySearchCommands.class, LibraryAnalysisCommands.class)
        .contains(type)) {
      return "library";
    }
    if (type == KifuCommands.class) {
      return "kifu";
    }
    if (type == ExtensionCommands.class) {
      return "extension";
    }
    if (type == FeatureCommands.class) {
      return "feature";
    }
    return Set.of(VariantCommands.class, InstallCommands.class, VariantTextCommands.class)
            .contains(type)
        ? "variant"
        : "game";
  }

  /** Stands for {@code komabako:exit}, which wants a bundle for its version. */
  public static final class Exit implements org.apache.felix.service.command.Function {
    @Override
    public Object execute(CommandSession session, java.util.List<Object> arguments) {
      throw ExitRequest.of(session, Integer.parseInt(String.valueOf(arguments.get(0))));
    }
  }

  /** Runs a script; the exit status. */
  public int script(String text, String... arguments) {
    ScriptRunner runner = new ScriptRunner(session, errors);
    runner.arguments("test", arguments);
    return runner.run(text);
  }

  /** What one command answers, as an object. */
  Object answer(String command) throws Exception {
    return session.execute(command);
  }

  /** What was printed since the last time. */
  public String out() {
    String text = out.toString(StandardCharsets.UTF_8);
    out.reset();
    return text;
  }

  /** What was complained of since the last time. */
  public String err() {
    String text = err.toString(StandardCharsets.UTF_8);
    err.reset();
    return text;
  }

  @Override
  public void close() {
    session.close();
    streams.stop();
  }
}
