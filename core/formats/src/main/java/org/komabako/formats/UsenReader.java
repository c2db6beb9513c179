package org.komabako.formats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Reads and writes {@link UsenFormat}: the start, then lines {@code ~PLY.MOVES.END}, the main one first. */
final class UsenReader {
  private static final List<String> ENDS = List.of("r", "t", "j", "i", "p");

  private final Rules rules;
  private final String text;
  private int at;

  UsenReader(Rules rules, String text) {
    this.rules = rules;
    this.text = text.lines().findFirst().orElse("").strip();
  }

  private FormatException error(LocalizedText problem) {
    return new FormatException(1, at + 1, problem);
  }

  ReadGame read() {
    if (text.length() > FileLimits.LINE * 2) {
      throw FileLimits.exceeded(
          1, Sentence.of(UsenReader.class, "usenReader.lineTooLong"), FileLimits.LINE * 2);
    }
    String[] sections = text.split("~", -1);
    GameBuilder builder = new GameBuilder(start(sections[0]));
    at = sections[0].length() + 1;
    for (String section : Arrays.asList(sections).subList(1, sections.length)) {
      line(section, builder);
      at += section.length() + 1;
    }
    return builder.build();
  }

  private Position start(String code) {
    return code.isEmpty()
        ? rules.start()
        : UsiFormat.start(rules, code.replace('_', '/').replace('.', ' ').replace('z', '+'), 1, 0);
  }

  private void line(String section, GameBuilder builder) {
    String[] parts = section.split("\\.", -1);
    boolean numbered = parts[0].matches("\\d{1,5}");
    if (!numbered || parts.length > 3) {
      throw error(
          Sentence.of(UsenReader.class, "usenReader.noLineUsenWrite", KifReader.shown(section)));
    }
    int ply = Integer.parseInt(parts[0]);
    if (at > text.indexOf('~') + 1 && !builder.branch(ply + 1)) {
      throw error(Sentence.of(UsenReader.class, "usenReader.lineAboveNoMove", ply + 1))
          .with(builder.game());
    }
    String moves = parts.length > 1 ? parts[1] : "";
    for (int i = 0; i < moves.length(); i += UsenMove.DIGITS) {
      String digits = moves.substring(i, Math.min(moves.length(), i + UsenMove.DIGITS));
      Move move = UsenMove.read(digits)
          .orElseThrow(
              () -> error(Sentence.of(UsenReader.class, "usenReader.noMoveUsenThree", digits))
                  .with(builder.game()));
      var unused = builder.play(1, at + parts[0].length() + 2 + i, place -> move);
    }
    if (parts.length > 2) {
      end(parts[2], builder.at().position().side()).ifPresent(builder::end);
    }
  }

  private static Optional<Outcome> end(String word, Side turn) {
    return switch (word) {
      case "r" -> Optional.of(Outcome.win(turn.opponent(), Reason.RESIGNS));
      case "t" -> Optional.of(Outcome.win(turn.opponent(), Reason.TIME));
      case "i" -> Optional.of(Outcome.win(turn.opponent(), Reason.ILLEGAL_MOVE));
      case "j" -> Optional.of(Outcome.draw(Reason.JISHOGI));
      case "p" -> Optional.of(Outcome.draw(Reason.INTERRUPTED));
      default -> Optional.empty();
    };
  }

  /** The letter for an end; empty if there is none that means just this. */
  static Optional<String> end(Outcome outcome, Side turn) {
    return ENDS.stream()
        .filter(word -> end(word, turn).filter(outcome::equals).isPresent())
        .findFirst();
  }

  static String write(Game game) {
    Position start = game.root().position();
    StringBuilder out = new StringBuilder();
    if (!start.sfen().equals(game.rules().table().start())) {
      String[] fields = start.sfen().split(" ", -1);
      out.append(fields[0].replace('/', '_').replace('+', 'z'))
          .append('.')
          .append(fields[1])
          .append('.')
          .append(fields[2]);
    }
    for (Trunk line : Trunk.of(game)) {
      GameNode first = line.first();
      out.append('~').append(Math.max(0, first.ply() - 1)).append('.');
      line.nodes().forEach(node -> node.move().map(UsenMove::write).ifPresent(out::append));
      GameNode last = line.last();
      Optional<Outcome> outcome = game.endsAt(last) ? game.declared() : Optional.empty();
      outcome
          .flatMap(each -> end(each, last.position().side()))
          .ifPresent(word -> out.append('.').append(word));
    }
    return out.append('\n').toString();
  }
}
