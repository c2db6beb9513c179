package org.komabako.formats;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/** Writes a game in JKF; forks by a stack of what is still to be written. */
final class JkfWriter {
  private final Game game;
  private final VariantTable table;
  private final CsaCodes codes;
  private final StringWriter out = new StringWriter();
  private final JsonGenerator json = Json.createGenerator(out);
  private final Deque<Runnable> tasks = new ArrayDeque<>();

  JkfWriter(Game game) {
    this.game = game;
    table = game.rules().table();
    codes = new CsaCodes(table);
  }

  String write() {
    json.writeStartObject().writeStartObject("header");
    boolean handicap = game.root().position().side() == Side.WHITE;
    game.tags().forEach((tag, value) -> json.write(KifTags.key(tag, handicap), value));
    json.writeEnd();
    initial();
    json.writeStartArray("moves").writeStartObject();
    comments(game.root());
    json.writeEnd();
    tasks.push(() -> after(game.root()));
    while (!tasks.isEmpty()) {
      tasks.pop().run();
    }
    json.writeEnd().writeEnd().close();
    return out.append('\n').toString();
  }

  private void initial() {
    Position start = game.root().position();
    Optional<String> preset = start.sfen().equals(table.start())
        ? table.spellings(JkfFormat.KEY, "").stream().findFirst()
        : table.handicaps().stream()
            .filter(each -> each.sfen().equals(start.sfen()))
            .flatMap(each -> table.spellings(JkfFormat.KEY, each.key()).stream())
            .findFirst();
    json.writeStartObject("initial").write("preset", preset.orElse("OTHER"));
    if (preset.isEmpty()) {
      json.writeStartObject("data").write("color", start.side().ordinal());
      json.writeStartArray("board");
      for (int file = 1; file <= table.files(); file++) {
        json.writeStartArray();
        for (int rank = 1; rank <= table.ranks(); rank++) {
          json.writeStartObject();
          start
              .piece(new Square(file, rank))
              .ifPresent(piece -> json.write("color", piece.side().ordinal())
                  .write("kind", codes.code(piece.type())));
          json.writeEnd();
        }
        json.writeEnd();
      }
      json.writeEnd().writeStartArray("hands");
      for (Side side : Side.values()) {
        json.writeStartObject();
        start.hand(side).forEach((type, count) -> json.write(codes.code(type), count));
        json.writeEnd();
      }
      json.writeEnd().writeEnd();
    }
    json.writeEnd();
  }

  /** All that follows a place: its moves, and at the first of them the others as forks. */
  private void after(GameNode node) {
    List<GameNode> children = node.children();
    Optional<String> end = end(node);
    if (end.isPresent() && (children.isEmpty() || node.ends())) {
      json.writeStartObject().write("special", end.get());
      tasks.push(json::writeEnd);
      forks(children);
    } else if (!children.isEmpty()) {
      GameNode first = children.get(0);
      json.writeStartObject();
      move(first);
      tasks.push(() -> after(first));
      tasks.push(json::writeEnd);
      forks(children.subList(1, children.size()));
    }
  }

  private void forks(List<GameNode> forks) {
    if (forks.isEmpty()) {
      return;
    }
    json.writeStartArray("forks");
    tasks.push(json::writeEnd);
    for (int i = forks.size() - 1; i >= 0; i--) {
      GameNode fork = forks.get(i);
      tasks.push(json::writeEnd);
      tasks.push(() -> after(fork));
      tasks.push(() -> {
        json.writeStartArray().writeStartObject();
        move(fork);
        json.writeEnd();
      });
    }
  }

  private Optional<String> end(GameNode last) {
    Optional<Outcome> outcome = Endings.at(game, last);
    return outcome.flatMap(each -> CsaEnd.word(each, last.position().side()));
  }

  private void move(GameNode node) {
    comments(node);
    Position before = node.parent().orElseThrow().position();
    Move move = node.move().orElseThrow();
    json.writeStartObject("move").write("color", before.side().ordinal());
    move.origin().ifPresent(from -> square("from", from));
    square("to", move.to());
    PieceType type = move instanceof Move.Drop drop
        ? table.type(drop.piece())
        : before.piece(move.origin().orElseThrow()).map(Piece::type).orElseThrow();
    json.write("piece", codes.code(type));
    if (type.promotesTo().isPresent() && move.origin().isPresent()) {
      json.write("promote", move.promotes());
    }
    before.piece(move.to()).ifPresent(piece -> json.write("capture", codes.code(piece.type())));
    json.writeEnd();
    node.spent().ifPresent(this::time);
  }

  private void square(String name, Square square) {
    json.writeStartObject(name)
        .write("x", square.file())
        .write("y", square.rank())
        .writeEnd();
  }

  private void time(Duration time) {
    json.writeStartObject("time")
        .writeStartObject("now")
        .write("m", time.toMinutes())
        .write("s", time.toSecondsPart())
        .writeEnd()
        .writeEnd();
  }

  private void comments(GameNode node) {
    if (!node.comment().isEmpty()) {
      json.writeStartArray("comments");
      for (String line : node.comment().split("\\R", -1)) {
        json.write(line);
      }
      json.writeEnd();
    }
  }
}
