/** Modern shogi. */
module org.komabako.variant.shogi {
  requires static org.jspecify;
  requires org.komabako.kernel;

  provides org.komabako.kernel.rules.Variant with
      org.komabako.variant.shogi.Shogi;
}
