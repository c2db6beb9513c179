package org.komabako.ui.install;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantBundles;

/** An extension that is to be installed, asked about in the way of a variant. */
final class ExtensionOffer implements VariantBundles.Offer {
  private final Extensions.Offer offer;

  ExtensionOffer(Extensions.Offer offer) {
    this.offer = offer;
  }

  /** What it brings, for people. */
  List<LocalizedText> brings() {
    return offer.brings();
  }

  /** The version that is installed; empty if none is. */
  Optional<String> installed() {
    return offer.installed();
  }

  @Override
  public String name() {
    return offer.name();
  }

  @Override
  public String version() {
    return offer.version();
  }

  @Override
  public VariantBundles.Came came() {
    return offer.came();
  }

  @Override
  public boolean isAgreed() {
    return offer.isAgreed();
  }

  @Override
  public VariantBundles.Entry accept(boolean downgrade) {
    return entry(offer.accept(downgrade));
  }

  /** An extension as a row among the variants: one that provides none. */
  static VariantBundles.Entry entry(Extensions.Entry entry) {
    return new VariantBundles.Entry(
        entry.name(), entry.version(), List.of(), entry.source(), entry.problem(), entry.came());
  }

  @Override
  public void close() {
    offer.close();
  }
}
