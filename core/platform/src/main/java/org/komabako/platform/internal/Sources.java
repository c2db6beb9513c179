package org.komabako.platform.internal;

import java.net.URI;
import java.nio.file.Path;
import org.komabako.base.SafeText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;

/** What the places are called that jars come from. */
final class Sources {
  private static final int LONGEST = 500;

  private Sources() {}

  /** A file by its path, all else by its address without a password. */
  static String name(URI source) {
    if ("file".equals(source.getScheme()) && source.getPath() != null) {
      return SafeText.line(source.getPath(), LONGEST);
    }
    String user = source.getRawUserInfo();
    String text = source.toString();
    return SafeText.line(user == null ? text : text.replace(user + "@", ""), LONGEST);
  }

  /** Users know the file by the name that they gave, not by that of the copy. */
  static IllegalArgumentException rename(IllegalArgumentException e, Path part, URI source) {
    String path = name(source);
    String name = path.substring(path.lastIndexOf('/') + 1);
    return new RequestException(
        UserMessage.of(e).map(text -> text.replace(String.valueOf(part.getFileName()), name)), e);
  }
}
