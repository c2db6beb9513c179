/** Heisei chu shogi. */
module org.komabako.variant.heiseichu {
  requires static org.jspecify;
  requires org.komabako.kernel;
  requires org.komabako.lionfamily;

  provides org.komabako.kernel.rules.Variant with
      org.komabako.variant.heiseichu.HeiseiChuShogi;
}
