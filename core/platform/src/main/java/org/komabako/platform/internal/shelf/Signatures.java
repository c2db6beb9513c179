package org.komabako.platform.internal.shelf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;

/**
 * Ed25519 signatures beside an index: a text of two lines, the public key and the signature of the index's bytes, both in
 * Base64.
 */
final class Signatures {
  private static final String ALGORITHM = "Ed25519";
  private static final String PEM = "-----(BEGIN|END) [A-Z ]+-----";

  private Signatures() {}

  /** SHA-256 in hexadecimal digits. */
  static String digest(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /**
   * The digest of the key that has signed an index.
   *
   * @throws RequestException if the signature is not one of this index
   */
  static String signer(byte[] index, byte[] signature) {
    List<String> lines =
        new String(signature, StandardCharsets.US_ASCII).lines().toList();
    try {
      byte[] key = Base64.getDecoder().decode(lines.get(0).strip());
      PublicKey known =
          KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(key));
      Signature check = Signature.getInstance(ALGORITHM);
      check.initVerify(known);
      check.update(index);
      if (check.verify(Base64.getDecoder().decode(lines.get(1).strip()))) {
        return digest(known.getEncoded());
      }
    } catch (GeneralSecurityException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw RequestException.of(Signatures.class, "shelf.wrongSignature");
    }
    throw RequestException.of(Signatures.class, "shelf.wrongSignature");
  }

  private static byte[] pem(String text) {
    return Base64.getMimeDecoder().decode(text.replaceAll(PEM, ""));
  }

  /**
   * Signs an index.
   *
   * @param file a private key as {@code openssl genpkey -algorithm ed25519} writes it, with its public key behind as
   *     {@code openssl pkey -pubout} does
   */
  static byte[] sign(byte[] index, Path file) {
    try {
      String[] parts = Files.readString(file).split("-----BEGIN PUBLIC KEY-----", -1);
      KeyFactory keys = KeyFactory.getInstance(ALGORITHM);
      PrivateKey secret = keys.generatePrivate(new PKCS8EncodedKeySpec(pem(parts[0])));
      byte[] open = pem(parts[1]);
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign((EdECPrivateKey) secret);
      signature.update(index);
      Base64.Encoder text = Base64.getEncoder();
      byte[] made = (text.encodeToString(open) + "\n" + text.encodeToString(signature.sign())
              + "\n")
          .getBytes(StandardCharsets.US_ASCII);
      var unused = signer(index, made);
      return made;
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    } catch (GeneralSecurityException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw RequestException.of(Signatures.class, "shelf.noKey", file);
    }
  }
}
