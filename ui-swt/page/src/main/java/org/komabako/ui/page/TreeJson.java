package org.komabako.ui.page;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.base.SafeText;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Nag;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * The places of a game's tree as JSON, in depth first and the main line before its variations. Of each: the place
 * before it ({@code p}), the squares that differ from there with the piece that stands there now ({@code d}), the
 * hands where they differ ({@code h}, the far player's first), the squares of the move ({@code l}), its number and
 * text ({@code n}, {@code m}), comment and bookmark ({@code c}, {@code b}).
 */
final class TreeJson {
  private final VariantTable table;
  private final Symbols symbols;
  private final Side bottom;
  private final Function<GameNode, String> text;
  private final StringWriter out = new StringWriter();
  private final JsonGenerator json = Json.createGenerator(out);

  TreeJson(Game game, Symbols symbols, Side bottom, Function<GameNode, String> text) {
    table = game.rules().table();
    this.symbols = symbols;
    this.bottom = bottom;
    this.text = text;
  }

  /**
   * All of it, safe within an element {@code script}.
   *
   * @param start the word for the start
   * @param result how the game ended, told at its end; may be empty
   */
  String write(Game game, String start, String result) {
    json.writeStartObject().write("files", table.files()).write("ranks", table.ranks());
    json.write("start", start).write("result", result);
    json.writeStartArray("places");
    Map<GameNode, Integer> numbers = new HashMap<>();
    Deque<GameNode> open = new ArrayDeque<>(List.of(game.root()));
    while (!open.isEmpty()) {
      GameNode node = open.pop();
      int parent = node.parent()
          .map(before -> Optional.ofNullable(numbers.get(before)).orElseThrow())
          .orElse(0);
      numbers.put(node, numbers.size());
      place(node, parent);
      List<GameNode> children = node.children();
      for (int i = children.size() - 1; i >= 0; i--) {
        open.push(children.get(i));
      }
    }
    json.writeEnd();
    Optional.ofNullable(numbers.get(game.reached())).ifPresent(end -> json.write("end", end));
    json.writeEnd().close();
    // In JSON these are in texts alone.
    return out.toString().replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }

  private void place(GameNode node, int parent) {
    Optional<Position> before = node.parent().map(GameNode::position);
    json.writeStartObject().write("p", parent);
    changes(
        before.map(this::cells).orElseGet(() -> new int[table.files() * table.ranks()]),
        cells(node.position()));
    hands(before, node.position());
    node.move().ifPresent(move -> {
      json.write("n", node.position().number() - 1)
          .write("m", text.apply(node) + node.nag().map(Nag::sign).orElse(""));
      json.writeStartArray("l");
      squares(move).forEach(square -> json.write(index(square)));
      json.writeEnd();
    });
    told("c", SafeText.lines(node.comment()));
    told("b", SafeText.line(node.bookmark()));
    json.writeEnd();
  }

  private void told(String name, String said) {
    if (!said.isEmpty()) {
      json.write(name, said);
    }
  }

  private void changes(int[] before, int[] after) {
    json.writeStartArray("d");
    for (int i = 0; i < after.length; i++) {
      if (before[i] != after[i]) {
        json.write(i).write(after[i]);
      }
    }
    json.writeEnd();
  }

  private int[] cells(Position position) {
    int[] cells = new int[table.files() * table.ranks()];
    position
        .setup()
        .pieces()
        .forEach((square, piece) -> cells[index(square)] = symbols.of(piece.type(), piece.side()));
    return cells;
  }

  private void hands(Optional<Position> before, Position after) {
    boolean same = before.isPresent()
        && Arrays.stream(Side.values())
            .allMatch(side -> before.get().hand(side).equals(after.hand(side)));
    if (!same) {
      json.writeStartArray("h");
      for (Side side : List.of(bottom.opponent(), bottom)) {
        json.writeStartArray();
        after.hand(side).forEach((type, count) -> {
          if (count > 0) {
            json.write(symbols.of(type, side)).write(count);
          }
        });
        json.writeEnd();
      }
      json.writeEnd();
    }
  }

  private static List<Square> squares(Move move) {
    if (move instanceof Move.TwoStep || move instanceof Move.ThreeStep) {
      List<Square> squares = new ArrayList<>(move.over());
      squares.add(0, move.origin().orElseThrow());
      squares.add(move.to());
      return squares;
    }
    if (move instanceof Move.Pass pass) {
      return List.of(pass.from(), pass.mid());
    }
    return move.origin().map(from -> List.of(from, move.to())).orElseGet(() -> List.of(move.to()));
  }

  /** Row by row from the upper left corner, as it is seen. */
  private int index(Square square) {
    boolean mirrored = bottom == Side.WHITE;
    int column = mirrored ? square.file() - 1 : table.files() - square.file();
    int row = mirrored ? table.ranks() - square.rank() : square.rank() - 1;
    return row * table.files() + column;
  }
}
