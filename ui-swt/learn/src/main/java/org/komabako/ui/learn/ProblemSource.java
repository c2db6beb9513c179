package org.komabako.ui.learn;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.engine.Engine;
import org.komabako.formats.Formats;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.ui.learn.problem.OwnGames;
import org.komabako.ui.learn.problem.Problem;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.desk.Desk;

/** Where problems and their judges are found. For lanes. */
final class ProblemSource {
  private static final Logger LOG = System.getLogger(ProblemSource.class.getName());

  /** The engine that was chosen last to look at games. */
  private static final Setting<String> ANALYSIS = Setting.text("analysis.engine", "");

  /** Where the games that were closed last are. */
  private static final String CLOSED = "recent";

  private final Desk desk;

  ProblemSource(Desk desk) {
    this.desk = desk;
  }

  /** The mistakes in games that are open or were closed last; each place once, the largest loss first. */
  List<Problem> ownGames() {
    List<Problem> found = new ArrayList<>();
    for (LiveGame game : desk.services().games().map(Games::list).orElse(List.of())) {
      try {
        found.addAll(game.read(OwnGames::of));
      } catch (GameSuspendedException e) {
        LOG.log(Level.DEBUG, "its variant is away", e);
      }
    }
    closed().forEach(file -> found.addAll(mistakes(file)));
    found.sort(Comparator.comparingInt(
        (Problem each) -> -each.mistake().map(Problem.Mistake::lost).orElse(0)));
    return found.stream()
        .collect(
            Collectors.toMap(Problem::key, each -> each, (one, other) -> one, LinkedHashMap::new))
        .values()
        .stream()
        .toList();
  }

  private List<Path> closed() {
    Path folder = desk.data().resolve(CLOSED);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".game")).sorted().toList();
    } catch (IOException e) {
      LOG.log(Level.WARNING, "closed games: {0}", e.toString());
      return List.of();
    }
  }

  private List<Problem> mistakes(Path file) {
    try {
      return OwnGames.of(new Formats()
          .read(desk.services().variants(), Files.readAllBytes(file), file.toString())
          .game());
    } catch (IOException | IllegalArgumentException e) {
      LOG.log(Level.DEBUG, "a closed game that cannot be read", e);
      return List.of();
    }
  }

  /** Who judges a problem: of mates the engine that is part of the program, else the one that was chosen to look at games. */
  Optional<Engine> judge(Problem problem) {
    Set<String> foreign =
        desk.services().foreignEngines().map(ForeignEngines::list).orElse(List.of()).stream()
            .map(ForeignEngines.Listed::id)
            .collect(Collectors.toSet());
    String chosen = problem.mistake().isPresent() ? desk.settings().get(ANALYSIS) : "";
    return desk.services().engines().stream()
        .filter(engine -> engine.refusal(problem.start().rules()).isEmpty())
        .min(Comparator.comparing((Engine engine) -> !engine.id().equals(chosen))
            .thenComparing(engine -> foreign.contains(engine.id())));
  }
}
