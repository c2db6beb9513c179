/** Measures the kernel, alone and beside other programs; never shipped. */
module org.komabako.bench {
  requires static org.jspecify;
  requires static org.osgi.framework;
  requires java.management;
  requires jdk.management;
  requires jmh.core;
  requires org.komabako.engine.search;
  requires org.komabako.game;
  requires org.komabako.library;
  requires org.komabako.notation;
  requires org.komabako.varianttext;

  uses org.komabako.kernel.rules.Variant;
  uses org.komabako.library.StandaloneLibrary.Opener;
}
