package org.komabako.ui.share;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;

/** A text of Latin letters and digits, as USI is, as a QR code, black on white with the margin that readers want. */
final class QrPicture {
  /** So many letters and digits go into the largest one. */
  static final int MOST = 2953;

  private QrPicture() {}

  /**
   * Draws it.
   *
   * @param wide about how many pixels it measures; never less than two for each dot
   * @return nothing if the text is too long for one
   */
  static Optional<ImageData> of(String text, int wide) {
    BitMatrix dots;
    try {
      dots = new QRCodeWriter()
          .encode(
              text,
              BarcodeFormat.QR_CODE,
              0,
              0,
              Map.of(EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.L));
    } catch (WriterException e) {
      return Optional.empty();
    }
    int scale = Math.max(2, wide / dots.getWidth());
    int size = dots.getWidth() * scale;
    ImageData picture = new ImageData(size, size, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        picture.setPixel(x, y, dots.get(x / scale, y / scale) ? 0 : 0xFFFFFF);
      }
    }
    return Optional.of(picture);
  }
}
