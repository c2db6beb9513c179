package org.komabako.grid;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;

/** Where a unit finds what its job needs and names by digest: the text of a variant, a network. */
@ProviderType
@FunctionalInterface
public interface PartSource {
  /** No parts. */
  PartSource NONE = digest -> Optional.empty();

  /**
   * A part.
   *
   * @param digest its SHA-256, in hexadecimal digits
   * @return its bytes, which have that digest; empty if there is none, or if whoever owns this machine has not
   *     allowed what others send
   */
  Optional<byte[]> part(String digest);

  /** What a part is named by: the SHA-256 of its bytes, in hexadecimal digits. */
  static String digest(byte[] part) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(part));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
