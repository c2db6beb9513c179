package org.komabako.ui.share;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes pictures of one size one after the other into a GIF file that plays again and again. Of each
 * but the first only the part that changed is written. The format is that of GIF89a.
 */
final class AnimatedGif {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
  private final ImageOutputStream out;
  private @Nullable BufferedImage before;

  AnimatedGif() throws IOException {
    out = ImageIO.createImageOutputStream(bytes);
    writer.setOutput(out);
    writer.prepareWriteSequence(null);
  }

  /** Adds a picture that is seen for some time. */
  void add(BufferedImage picture, Duration time) throws IOException {
    Rectangle part = before == null ? whole(picture) : changed(before, picture);
    BufferedImage cut = picture.getSubimage(part.x, part.y, part.width, part.height);
    writer.writeToSequence(
        new IIOImage(cut, null, about(picture, part, time)), writer.getDefaultWriteParam());
    before = picture;
  }

  /** The file; nothing can be added to it any more. */
  byte[] bytes() throws IOException {
    writer.endWriteSequence();
    out.close();
    writer.dispose();
    return bytes.toByteArray();
  }

  private static Rectangle whole(BufferedImage picture) {
    return new Rectangle(picture.getWidth(), picture.getHeight());
  }

  /** The smallest part outside which both are the same; a point if they are the same everywhere. */
  private static Rectangle changed(BufferedImage one, BufferedImage other) {
    Rectangle part = null;
    int width = one.getWidth();
    int[] a = new int[width];
    int[] b = new int[width];
    for (int y = 0; y < one.getHeight(); y++) {
      one.getRGB(0, y, width, 1, a, 0, width);
      other.getRGB(0, y, width, 1, b, 0, width);
      int first = java.util.Arrays.mismatch(a, b);
      if (first >= 0) {
        int last = width - 1;
        while (a[last] == b[last]) {
          last--;
        }
        Rectangle row = new Rectangle(first, y, last - first + 1, 1);
        part = part == null ? row : part.union(row);
      }
    }
    return part == null ? new Rectangle(1, 1) : part;
  }

  /** Where a part lies and how long it is seen; with the first, that it begins again at the end. */
  private IIOMetadata about(BufferedImage picture, Rectangle part, Duration time)
      throws IIOInvalidTreeException {
    IIOMetadata about = writer.getDefaultImageMetadata(
        ImageTypeSpecifier.createFromRenderedImage(picture), writer.getDefaultWriteParam());
    IIOMetadataNode root = (IIOMetadataNode) about.getAsTree(FORMAT);
    IIOMetadataNode place = child(root, "ImageDescriptor");
    place.setAttribute("imageLeftPosition", Integer.toString(part.x));
    place.setAttribute("imageTopPosition", Integer.toString(part.y));
    IIOMetadataNode control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("delayTime", Long.toString(Math.max(2, time.toMillis() / 10)));
    if (before == null) {
      IIOMetadataNode again = new IIOMetadataNode("ApplicationExtension");
      again.setAttribute("applicationID", "NETSCAPE");
      again.setAttribute("authenticationCode", "2.0");
      again.setUserObject(new byte[] {1, 0, 0});
      child(root, "ApplicationExtensions").appendChild(again);
    }
    about.setFromTree(FORMAT, root);
    return about;
  }

  private static IIOMetadataNode child(IIOMetadataNode root, String name) {
    var all = root.getElementsByTagName(name);
    if (all.getLength() > 0) {
      return (IIOMetadataNode) all.item(0);
    }
    IIOMetadataNode made = new IIOMetadataNode(name);
    root.appendChild(made);
    return made;
  }
}
