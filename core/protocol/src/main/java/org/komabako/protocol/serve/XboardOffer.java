package org.komabako.protocol.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.komabako.engine.Engine;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** What a CECP engine says of itself: its features, and an option for each choice of rules and of the engine. */
final class XboardOffer {
  /** What names of options of the rules begin with. */
  static final String RULE = "Rule_";

  private XboardOffer() {}

  /** The lines before the options. */
  static List<String> features(String variants) {
    return List.of(
        "feature done=0 myname=\"Komabako\" variants=\"" + variants + "\"",
        "feature ping=1 setboard=1 usermove=1 playother=1 analyze=1 memory=1 smp=1 colors=0"
            + " sigint=0 sigterm=0 san=0 reuse=1 name=0 draw=0");
  }

  /** A line for each option. */
  static List<String> options(Variant variant, Rules rules, Optional<Engine> engine) {
    List<String> lines = new ArrayList<>();
    for (RuleOption option : OptionValues.optionsOf(variant)) {
      String chosen = rules.options().asMap().get(option.name());
      String choices = option.values().stream()
          .map(RuleOption.Value::name)
          .map(name -> name.equals(chosen) ? "*" + name : name)
          .collect(Collectors.joining(" /// "));
      lines.add("feature option=\"" + RULE + option.name() + " -combo " + choices + "\"");
    }
    engine.ifPresent(each -> each.options()
        .forEach(option -> lines.add("feature option=\"" + XboardOption.of(option) + "\"")));
    return lines;
  }
}
