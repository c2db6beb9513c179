package org.komabako.base;

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
 * Ed25519 signatures of what is published, as an index of a shelf or a job of the grid: a text of two lines, the public key and the
 * signature of the bytes, both in Base64.
 */
public final class Signatures {
  private static final String ALGORITHM = "Ed25519";
  private static final String PEM = "-----(BEGIN|END) [A-Z ]+-----";

  private Signatures() {}

  /** SHA-256 in hexadecimal digits. */
  public static String digest(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /**
   * The SHA-256 digest of the key that has signed some bytes.
   *
   * @throws RequestException if the signature is not one of them
   */
  public static String signer(byte[] content, byte[] signature) {
    List<String> lines =
        new String(signature, StandardCharsets.US_ASCII).lines().toList();
    try {
      byte[] key = Base64.getDecoder().decode(lines.get(0).strip());
      PublicKey known =
          KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(key));
      Signature check = Signature.getInstance(ALGORITHM);
      check.initVerify(known);
      check.update(content);
      if (check.verify(Base64.getDecoder().decode(lines.get(1).strip()))) {
        return digest(known.getEncoded());
      }
    } catch (GeneralSecurityException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw RequestException.of(Signatures.class, "signatures.wrong");
    }
    throw RequestException.of(Signatures.class, "signatures.wrong");
  }

  private static byte[] pem(String text) {
    return Base64.getMimeDecoder().decode(text.replaceAll(PEM, ""));
  }

  /**
   * Signs some bytes.
   *
   * @param file a private key as {@code openssl genpkey -algorithm ed25519} writes it, with its public key behind as
   *     {@code openssl pkey -pubout} does
   */
  public static byte[] sign(byte[] content, Path file) {
    try {
      String[] parts = Files.readString(file).split("-----BEGIN PUBLIC KEY-----", -1);
      KeyFactory keys = KeyFactory.getInstance(ALGORITHM);
      PrivateKey secret = keys.generatePrivate(new PKCS8EncodedKeySpec(pem(parts[0])));
      byte[] open = pem(parts[1]);
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign((EdECPrivateKey) secret);
      signature.update(content);
      Base64.Encoder text = Base64.getEncoder();
      byte[] made = (text.encodeToString(open) + "\n" + text.encodeToString(signature.sign())
              + "\n")
          .getBytes(StandardCharsets.US_ASCII);
      var unused = signer(content, made);
      return made;
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    } catch (GeneralSecurityException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw RequestException.of(Signatures.class, "signatures.noKey", file);
    }
  }
}
