/** Heian dai shogi. */
module org.komabako.variant.heiandai {
  requires static org.jspecify;
  requires org.komabako.kernel;

  provides org.komabako.kernel.rules.Variant with
      org.komabako.variant.heiandai.HeianDaiShogi;
}
