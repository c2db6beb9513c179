/** Chu shogi. */
module org.komabako.variant.chu {
  requires static org.jspecify;
  requires org.komabako.kernel;
  requires org.komabako.lionfamily;

  provides org.komabako.kernel.rules.Variant with
      org.komabako.variant.chu.ChuShogi;
}
