package org.komabako.protocol.serve;

import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineOption.Kind;

/** Options of an engine as CECP writes them. */
final class XboardOption {
  private XboardOption() {}

  static String of(EngineOption option) {
    return option.name()
        + switch (option.kind()) {
          case CHECK -> " -check " + (option.base().equals("true") ? 1 : 0);
          case SPIN -> " -spin " + option.base() + " " + option.min() + " " + option.max();
          case COMBO ->
            " -combo "
                + String.join(
                    " /// ",
                    option.choices().stream()
                        .map(choice -> choice.equals(option.base()) ? "*" + choice : choice)
                        .toList());
          case BUTTON -> " -button";
          case STRING -> " -string " + option.base();
          case FILENAME -> " -file " + option.base();
        };
  }

  /** A value as our engines take it. */
  static String value(Engine engine, String name, String value) {
    boolean check = engine.options().stream()
        .anyMatch(each -> each.name().equals(name) && each.kind() == Kind.CHECK);
    if (!check) {
      return value;
    }
    return value.equals("1") ? "true" : "false";
  }
}
