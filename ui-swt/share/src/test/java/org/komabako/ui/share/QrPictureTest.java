package org.komabako.ui.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.graphics.ImageData;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Snapshot;

/** What is shared as a line of text and as a QR code, and read again. */
class QrPictureTest {
  private static final String SFEN = "3k3/7/7/7/7/7/7/3K3 b P 1";

  private static String read(ImageData picture) throws Exception {
    int[] pixels = new int[picture.width * picture.height];
    for (int y = 0; y < picture.height; y++) {
      picture.getPixels(0, y, picture.width, pixels, y * picture.width);
    }
    RGBLuminanceSource light = new RGBLuminanceSource(picture.width, picture.height, pixels);
    return new QRCodeReader()
        .decode(new BinaryBitmap(new HybridBinarizer(light)))
        .getText();
  }

  @Test
  void theGameInThePictureIsTheGameThatWasPlayed() throws Exception {
    Game game = new Game(Toy.position(SFEN));
    game.play(Usi.parse(game.rules().table(), "4h4g"));
    game.play(Usi.parse(game.rules().table(), "4a4b"));
    var unused = game.undo();
    Snapshot shown = Snapshot.of(game);
    String line = read(QrPicture.of(LinkText.game(shown), 300).orElseThrow());
    assertEquals("position sfen " + SFEN + " moves 4h4g 4a4b", line);
    Pasted.Reader reader = new Pasted.Reader(Optional.empty(), List.of(new Toy().table()));
    assertEquals(new Pasted.Start("toy", SFEN, "4h4g 4a4b"), reader.read(line));
    String position = read(QrPicture.of(LinkText.position(shown), 300).orElseThrow());
    assertEquals("position sfen " + shown.position().sfen(), position);
  }

  @Test
  void withoutAnyMoveTheGameIsItsStart() {
    Snapshot shown = Snapshot.of(new Game(Toy.position(SFEN)));
    assertEquals("position sfen " + SFEN, LinkText.game(shown));
  }

  @Test
  void theLongestTextIsReadAgainAndOneMoreIsRefused() throws Exception {
    String longest = "7g7f ".repeat(600).substring(0, QrPicture.MOST);
    ImageData picture = QrPicture.of(longest, 300).orElseThrow();
    assertTrue(picture.width < 400, () -> "it fits on a small screen: " + picture.width);
    assertEquals(longest, read(picture));
    assertEquals(Optional.empty(), QrPicture.of(longest + "x", 300));
  }
}
