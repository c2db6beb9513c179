package org.komabako.console.commands.match;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.WholeFile;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Answering;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.matches.Openings;
import org.komabako.matches.OpeningsRequest;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Command {@code match:openings}: a file of openings that engines find even. */
@Component(
    service = OpeningsCommand.class,
    property = {"osgi.command.scope=match", "osgi.command.function=openings"})
public final class OpeningsCommand {
  private static final String OPENINGS = "match:openings";
  /** The word that is the file. */
  private static final int FILE = 1;

  private static final int COUNT = 50;
  private static final int PLIES = 8;
  private static final int WITHIN = 200;

  private final Core core;

  /** Works on the matches. */
  @Activate
  public OpeningsCommand(@Reference Core core) {
    this.core = core;
  }

  /** Looks for openings and writes those that were found, also where it is interrupted or an engine fails. */
  public @Nullable TextView openings(
      CommandSession session, @Descriptor(OPENINGS) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(OPENINGS, words);
      OpeningsRequest request = request(arguments);
      Path file =
          FreeTarget.require(UserPaths.resolve(session, arguments.words().get(FILE)), arguments);
      List<String> found = new ArrayList<>();
      int tried;
      try {
        tried = find(request, found);
      } catch (InterruptedException e) {
        throw new StateException(
            Spoken.text("openingsCommand.interrupted", found.size(), request.count()));
      } finally {
        if (!found.isEmpty()) {
          WholeFile.write(file, text(request, found).getBytes(StandardCharsets.UTF_8));
        }
      }
      if (found.size() < request.count()) {
        throw new StateException(
            Spoken.text("openingsCommand.tooFew", found.size(), request.count(), tried));
      }
      return new TextView(
          file.toString(), Spoken.say("openingsCommand.written", found.size(), file, tried));
    });
  }

  private int find(OpeningsRequest request, List<String> found) throws InterruptedException {
    return core.matches().findOpenings(request, opening -> {
      found.add(opening);
      Answering.say(Spoken.say("openingsCommand.found", found.size(), request.count(), opening));
    });
  }

  private static OpeningsRequest request(Arguments arguments) {
    List<String> given = arguments.words(3, Integer.MAX_VALUE);
    Pace pace = Pace.parse(arguments.value("--time").orElse("nodes=50000"));
    return new OpeningsRequest(
        given.get(0),
        arguments.value("--rules"),
        arguments.pairs(List.of(), "--option"),
        given.subList(2, given.size()).stream()
            .map(judge -> Player.parse(judge, pace))
            .toList(),
        arguments.number("--openings", 1, COUNT),
        new Openings.Random(
            arguments.number("--plies", 1, PLIES), arguments.number("--seed", 0, 1)),
        arguments.number("--within", 1, WITHIN));
  }

  /** Says above the openings how they came about, so that others can look for them again. */
  private static String text(OpeningsRequest request, List<String> found) {
    String judges =
        request.judges().stream().map(Player::toString).collect(Collectors.joining(" "));
    return String.format(
            "# %s: %d random moves, seed %d, within %d by %s\n",
            request.variant(),
            request.random().plies(),
            request.random().seed(),
            request.within(),
            judges)
        + found.stream().map(opening -> opening + "\n").collect(Collectors.joining());
  }
}
