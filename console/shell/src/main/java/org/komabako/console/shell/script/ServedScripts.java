package org.komabako.console.shell.script;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.apache.felix.service.command.CommandProcessor;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.Variants;
import org.komabako.session.Games;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Runs commands for second starts of the program, which reach this one by its socket. The launcher finds this service
 * by its property and shares only types of the JDK with it; its {@code ServedBy} says what stands in the map.
 */
@Component(
    service = ToIntFunction.class,
    property = "komabako.serve=commands",
    reference = {
      @Reference(name = "games", service = Games.class),
      @Reference(name = "variants", service = Variants.class),
      @Reference(name = "bundles", service = VariantBundles.class),
      @Reference(name = "features", service = Features.class)
    })
public final class ServedScripts implements ToIntFunction<Map<String, Object>> {
  private final CommandProcessor processor;

  /** Runs commands in sessions of this processor. */
  @Activate
  public ServedScripts(@Reference CommandProcessor processor) {
    this.processor = processor;
  }

  @Override
  public int applyAsInt(Map<String, Object> call) {
    Function<String, Object> get = key -> {
      Object value = call.get(key);
      if (value == null) {
        throw new IllegalArgumentException("the call has no " + key);
      }
      return value;
    };
    Map<String, String> environment = new HashMap<>();
    ((Map<?, ?>) get.apply("environment"))
        .forEach((name, value) -> environment.put(String.valueOf(name), String.valueOf(value)));
    return new ScriptCall(
            String.valueOf(get.apply("name")),
            String.valueOf(get.apply("text")),
            ((List<?>) get.apply("arguments")).stream().map(String::valueOf).toList(),
            (Path) get.apply("folder"),
            environment,
            (InputStream) get.apply("in"),
            (OutputStream) get.apply("out"),
            (OutputStream) get.apply("err"))
        .run(processor);
  }
}
