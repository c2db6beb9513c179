/** What every part needs and no library has: listeners, a serial executor, atomic files, safe text. */
module org.komabako.base {
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.base;
  exports org.komabako.base.message;
  exports org.komabako.base.shelf;
}
