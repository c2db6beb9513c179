package org.komabako.ui.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.widgets.text.Messages;

/** The positions of a variant that a game begins with: the usual one, then those of the handicaps. */
record SetupStarts(VariantTable table) {
  private List<Setup> all() {
    return Stream.concat(Stream.of(table.start()), table.handicaps().stream().map(Handicap::sfen))
        .map(sfen -> Sfen.parse(table, sfen))
        .toList();
  }

  Setup usual() {
    return all().get(0);
  }

  /** As many names as there are positions, and one for all others. */
  String[] names(Messages messages) {
    List<String> names = new ArrayList<>(List.of(messages.get("new-game.even")));
    table.handicaps().forEach(each -> names.add(messages.of(each.name())));
    names.add(messages.get("setup.handicap.other"));
    return names.toArray(String[]::new);
  }

  /** Which one a position is, by the number of its name. */
  int number(Setup setup) {
    int number = all().indexOf(setup);
    return number < 0 ? all().size() : number;
  }

  /** The one of a number; none if that stands for all others, or for none. */
  Optional<Setup> of(int number) {
    return number < 0 ? Optional.empty() : all().stream().skip(number).findFirst();
  }
}
