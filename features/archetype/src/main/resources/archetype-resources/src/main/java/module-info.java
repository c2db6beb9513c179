/** A variant of shogi. */
module ${package} {
  requires org.komabako.kernel;

  provides org.komabako.kernel.rules.Variant with
      ${package}.MyGame;
}
