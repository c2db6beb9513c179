package org.komabako.platform.internal.shelf;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.komabako.platform.VariantShelf.Trust;

/**
 * The keys that are known, as SHA-256 digests.
 *
 * @param shipped the source that came with the program; it needs no key, for whoever could change it could change the
 *     program
 * @param ours the key that this source is signed with, if whoever built the program had one
 * @param trusted those that the user has agreed to
 */
record KnownKeys(Optional<URI> shipped, Optional<String> ours, List<String> trusted) {
  /** Who stands for a source that is signed with a key, or with none. */
  Trust of(URI address, Optional<String> signer) {
    if (shipped.filter(address::equals).isPresent()) {
      return Trust.OURS;
    } else if (signer.isEmpty()) {
      return Trust.UNSIGNED;
    } else if (signer.equals(ours)) {
      return Trust.OURS;
    }
    return trusted.contains(signer.get()) ? Trust.TRUSTED : Trust.FOREIGN;
  }
}
