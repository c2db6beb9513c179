package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.Toy;

/** The declaration of an entered king, in the real window. */
@ExtendWith(Screen.class)
class DeclareTest {
  private static final String DECLARE = "end.declare";

  @TempDir
  private Path data;

  private Table table;

  /** A toy under whose rules who has entered may declare. */
  private static final class Points implements Variant {
    private final Toy toy = new Toy("points");

    @Override
    public VariantTable table() {
      return toy.table();
    }

    @Override
    public List<org.komabako.kernel.rules.RuleOption> options() {
      return toy.options();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return toy.rules(values).withImpasse(Impasse.DRAW.declared(new Declaration(true, 3, 2, 1)));
    }
  }

  @BeforeEach
  void open() {
    table = new Table(data, new Toy(), new Points());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell asked() {
    assertTrue(table.desk().actions().run(DECLARE));
    Screen.await("the count is shown", () -> dialog().isPresent());
    return dialog().orElseThrow();
  }

  private Optional<Shell> dialog() {
    return List.of(table.client().window().shell().getShells()).stream()
        .filter(shell -> shell.isVisible() && shell.getText().equals("Declare by points"))
        .findFirst();
  }

  private static Button yes(Shell dialog) {
    return Table.find(dialog, Button.class, "answer", "yes").orElseThrow();
  }

  @Test
  void theCountIsShownAndDeclared() {
    table.game("points", "K+P5/7/7/7/7/7/7/5pk b 2P 1");
    assertTrue(
        table.says("Black 3/3 points · White 1/2 points"), () -> table.texts().toString());
    Shell dialog = asked();
    assertTrue(
        Table.texts(dialog)
            .containsAll(List.of(
                "Black",
                "the king is in the promotion zone; 1 of 1 pieces there; 3 of 3 points",
                "the king is in the promotion zone; 1 of 1 pieces there; 1 of 2 points",
                "The declaration wins the game.")),
        () -> Table.texts(dialog).toString());
    table.answer("yes");
    Screen.await("it is told", () -> table.says("Black has won: impasse (jishogi)"));
    assertEquals(
        Optional.of(Outcome.win(Side.BLACK, Reason.JISHOGI)),
        table.view().model().live().read(Game::outcome));
  }

  @Test
  void whatIsMissingIsTold() {
    table.game("points", "7/7/K6/7/7/7/6p/6k b 2P 1");
    Shell dialog = asked();
    assertFalse(yes(dialog).isEnabled());
    assertTrue(
        Table.texts(dialog)
            .contains("Not yet: the king is not in the promotion zone; one piece is missing there;"
                + " one point is missing."),
        () -> Table.texts(dialog).toString());
    dialog.close();
  }

  @Test
  void whereTheRulesKnowNoneItIsNotOffered() {
    table.game("toy", new Toy().table().start());
    assertFalse(table.desk().actions().run(DECLARE));
    assertFalse(table.says("points"));
  }
}
