/** What tests of variants are made of; never shipped. */
open module org.komabako.testkit {
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;
  requires jdk.management;
  requires transitive org.komabako.game;
  requires org.komabako.engine.search;
  requires org.komabako.protocol;
  requires transitive org.junit.jupiter.api;
  requires awaitility;
  requires org.komabako.notation;
  requires org.komabako.formats;
  requires org.komabako.varianttext;

  exports org.komabako.testkit;
}
