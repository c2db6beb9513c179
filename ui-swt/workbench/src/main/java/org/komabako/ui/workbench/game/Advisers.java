package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.komabako.ui.board.Advice;
import org.komabako.ui.workbench.game.GameParts.AdviserPart;

/** What proposes moves on the board of one game; they come and go with the parts. */
final class Advisers {
  private final GameView view;
  private final Map<AdviserPart, Adviser> made = new LinkedHashMap<>();

  Advisers(GameView view) {
    this.view = view;
  }

  /** Asks just these; those that are there already stay as they are. */
  void show(List<AdviserPart> parts) {
    for (AdviserPart part : List.copyOf(made.keySet())) {
      if (!parts.contains(part)) {
        guarded(part, made.remove(part), Adviser::close);
      }
    }
    for (AdviserPart part : parts) {
      if (!made.containsKey(part)) {
        try {
          made.put(part, part.maker().apply(view));
        } catch (RuntimeException | Error e) {
          part.failed().accept(e);
        }
      }
    }
  }

  private static void guarded(AdviserPart part, Adviser adviser, Consumer<Adviser> task) {
    try {
      task.accept(adviser);
    } catch (RuntimeException | Error e) {
      part.failed().accept(e);
    }
  }

  <T extends Adviser> Optional<T> find(Class<T> kind) {
    return made.values().stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  List<Advice> advice() {
    List<Advice> all = new ArrayList<>();
    made.forEach((part, adviser) -> guarded(part, adviser, each -> all.addAll(each.advice())));
    return all;
  }

  /** What the first says of it that says anything. */
  OptionalDouble chance() {
    List<Double> found = new ArrayList<>();
    made.forEach(
        (part, adviser) -> guarded(part, adviser, each -> each.chance().ifPresent(found::add)));
    return found.stream().mapToDouble(Double::doubleValue).findFirst();
  }

  void seen(boolean now) {
    made.forEach((part, adviser) -> guarded(part, adviser, each -> each.seen(now)));
  }

  void close() {
    show(List.of());
  }
}
