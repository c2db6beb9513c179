package org.komabako.console.commands.engine;

import java.time.Duration;
import java.util.Optional;
import org.komabako.console.shell.command.Arguments;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLimit;

/** The options {@code --time}, {@code --depth} and {@code --nodes} of commands that have an engine think. */
final class EngineLimits {
  private EngineLimits() {}

  /** The limits that are given, else a time. */
  static Limits of(Arguments arguments, Duration otherwise) {
    Limits limits = Limits.NONE;
    Optional<String> time = arguments.value("--time");
    if (time.isPresent()) {
      limits = limits.with(TimeLimit.parse(time.get()).main());
    }
    if (arguments.value("--depth").isPresent()) {
      limits = limits.toDepth(arguments.number("--depth", 1, 1));
    }
    if (arguments.value("--nodes").isPresent()) {
      limits = limits.toNodes(arguments.number("--nodes", 1, 1));
    }
    return limits.equals(Limits.NONE) ? Limits.time(otherwise) : limits;
  }
}
