package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.board.InputState;
import org.komabako.ui.client.Mouse;
import org.komabako.ui.client.Screen;
import org.komabako.ui.client.Table;
import org.komabako.ui.workbench.game.GameView;

/** Openings of the shipped variants, played in the real window with mouse and keys. */
@ExtendWith(Screen.class)
class OpeningsIT {
  @TempDir
  private Path data;

  private final List<String> played = new ArrayList<>();
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, ShippedVariants.all().toArray(Variant[]::new));
    table.client().window().shell().setBounds(0, 0, 1300, 900);
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private GameView begin(String key) {
    return table.game(key, ShippedVariants.named(key).table().start());
  }

  /** Waits until the session has the moves that were played before, and these. */
  private void expect(String... moves) {
    played.addAll(Arrays.asList(moves));
    table.awaitMoves(played.toArray(String[]::new));
  }

  /** Plays moves of one step as a player does it by clicks. */
  private void clicks(String... moves) {
    for (String move : moves) {
      List<String> squares = squares(move);
      table.click(squares.get(0), squares.get(1));
      expect(move);
    }
  }

  /** {@code 10j10h} as {@code 10j}, {@code 10h}. */
  private static List<String> squares(String move) {
    return List.of(move.split("(?<=[a-z])(?=[0-9])"));
  }

  private void drag(String from, String to) {
    table.drag(table.square(from), to, 0);
  }

  /** Presses and releases the mouse on a stand, where the side's piece of an index stands. */
  private void clickStand(Side side, int index) {
    Mouse.click(table.view().board().control(), table.slot(side, index));
  }

  /** The player's answer to the question on the board whether a piece promotes. */
  private void answer(String at, boolean promotes) {
    GameView view = table.view();
    assertTrue(view.input().orElseThrow().state() instanceof InputState.Asking, "nothing is asked");
    List<Point> answers =
        view.board().geometry().orElseThrow().answers(Square.parse(at), 2).stream()
            .map(Table::center)
            .toList();
    Mouse.click(view.board().control(), answers.get(promotes ? 0 : 1));
  }

  /** The window says why not, and lights the squares; nothing was played. */
  private void refused(String words, String... squares) {
    Screen.await("it says: " + words, () -> table.says(words));
    var refusal = table.view().board().scene().orElseThrow().refusal().orElseThrow();
    for (String square : squares) {
      assertTrue(refusal.squares().contains(Square.parse(square)), refusal::toString);
    }
    assertEquals(played, table.moves());
  }

  @Test
  void chuShogiWithEverythingThatALionDoes() {
    Control board = begin("chushogi").board().control();
    assertTrue(board.forceFocus());
    clicks("7j7h", "12d12e", "1i1h", "12e12f", "1h1g", "12f12g", "1g1f", "12g12h", "1f1e");

    table.click("12h", "12i");
    answer("12i", true);
    expect("12h12i+");

    table.drag(table.square("1e"), "1d", SWT.MOD2);
    expect("1e1d+");
    clicks("12i12j");
    drag("7h", "7f");
    expect("7h7f");
    clicks("11d11e");

    table.click("7f");
    table.key('p');
    Screen.await("the lion has passed", () -> table.moves().size() == played.size() + 1);
    String pass = table.moves().get(played.size());
    assertTrue(pass.matches("7f..7f"), pass);
    expect(pass);
    clicks("11e11f");

    table.click("7f", "7e");
    assertTrue(table.says("First step taken"), () -> table.texts().toString());
    Mouse.click(
        Table.find((Composite) table.view().control(), Button.class, "action", "move.stop")
            .orElseThrow(),
        new Point(8, 8));
    expect("7f7e");
    clicks("11f11g");

    table.click("7e", "7d", "7e");
    expect("7e7d7e");
    clicks("11g11h");

    table.click("7e", "6d", "6c");
    refused("your lion may not take the lion on 6c from two squares away", "6c", "5c");
    table.click("7e", "6d", "5d");
    expect("7e6d5d");
  }

  @Test
  void modernShogiWithDropsAndNifu() {
    var unused = begin("shogi");
    clicks("2g2f", "8c8d", "2f2e", "8d8e", "2e2d", "2c2d", "2h2d");
    clickStand(Side.WHITE, 0);
    table.click("2c");
    expect("P*2c");
    clickStand(Side.BLACK, 0);
    table.click("7e");
    refused("you have a pawn on this file already, on 7g", "7g", "7e");
    table.drag(table.slot(Side.BLACK, 0), "2e", 0);
    expect("P*2e");
  }

  @Test
  void heiseiChuShogiWithADropForEach() {
    var unused = begin("heiseichushogi");
    clickStand(Side.BLACK, 6);
    table.click("9k");
    expect("S*9k");
    Screen.await("it is said", () -> table.says("Black's reserve is closed"));
    table.drag(table.slot(Side.WHITE, 4), "12c", 0);
    expect("A*12c");
    clicks("7j7h");
  }

  @Test
  void heianDaiShogi() {
    var unused = begin("heiandaishogi");
    clicks("7j7i", "7d7e", "7i7h", "7e7f", "7h7g", "6c6d");
    drag("7g", "7f");
    expect("7g7f");
    table.click("7c", "7f");
    refused("7c");
    clicks("6d6e");
  }
}
