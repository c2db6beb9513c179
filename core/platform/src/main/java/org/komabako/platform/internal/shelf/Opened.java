package org.komabako.platform.internal.shelf;

import java.io.FileNotFoundException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.komabako.base.Signatures;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.platform.VariantShelf.Source;
import org.komabako.platform.VariantShelf.Trust;

/**
 * A source whose index was read and whose signature was checked.
 *
 * @param source what is known of it
 * @param resources what it has; nothing if it cannot be used
 */
record Opened(Source source, List<Resource> resources) {
  private static final int LARGEST_INDEX = 8 << 20;
  private static final int LARGEST_SIGNATURE = 1 << 12;

  /**
   * Looks at a source.
   *
   * @param address with a slash at its end
   * @param keys those that are known
   */
  static Opened open(URI address, KnownKeys keys, Duration longest) {
    Download download = new Download(address, longest);
    try {
      byte[] index = index(download, address);
      Optional<String> signer =
          signature(download, address).map(signature -> Signatures.signer(index, signature));
      IndexReader.Index read = IndexReader.read(index);
      Source source = new Source(
          address,
          keys.of(address, signer),
          signer.orElse(""),
          read.problems().stream().map(each -> at(address, each)).toList());
      return new Opened(source, read.resources());
    } catch (RequestException | FileException | StateException e) {
      LocalizedText problem = at(address, UserMessage.of(e));
      return new Opened(new Source(address, Trust.UNSIGNED, "", List.of(problem)), List.of());
    }
  }

  private static LocalizedText at(URI address, LocalizedText problem) {
    return Sentence.of(Opened.class, "shelf.joined", Download.told(address), problem);
  }

  private static byte[] index(Download download, URI address) {
    try {
      return download.bytes(address.resolve(IndexWriter.INDEX), LARGEST_INDEX);
    } catch (FileNotFoundException e) {
      throw RequestException.of(Opened.class, "shelf.none", IndexWriter.INDEX);
    }
  }

  private static Optional<byte[]> signature(Download download, URI address) {
    try {
      return Optional.of(download.bytes(address.resolve(IndexWriter.SIGNATURE), LARGEST_SIGNATURE));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  /** The digest of the key that a source is signed with; empty if it is not, or cannot be read. */
  static Optional<String> signer(URI address, Duration longest) {
    Download download = new Download(address, longest);
    try {
      byte[] index = index(download, address);
      return signature(download, address).map(signature -> Signatures.signer(index, signature));
    } catch (RequestException | FileException | StateException e) {
      return Optional.empty();
    }
  }
}
