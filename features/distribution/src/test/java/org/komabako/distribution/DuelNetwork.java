package org.komabako.distribution;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A network that says nothing, for a game of two kings on 3x3 squares; written as core/docs/networks.md has it. */
final class DuelNetwork {
  private static final int INPUTS = 18;

  private DuelNetwork() {}

  static byte[] bytes(String origin) throws IOException {
    return bytes("duel", origin);
  }

  /** The same that says it were for another variant. */
  static byte[] bytes(String variant, String origin) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(("komabako-net: 1\nvariant: " + variant
            + "\nboard: 3x3\npieces: K\nhidden: 1\norigin: " + origin + "\n\n")
        .getBytes(StandardCharsets.UTF_8));
    for (int i = 0; i < INPUTS + 1 + 2; i++) {
      out.writeShort(0);
    }
    out.writeLong(0);
    try {
      out.write(MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    return bytes.toByteArray();
  }
}
