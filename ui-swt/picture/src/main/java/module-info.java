/** Pieces and boards as outlines: piece sets, themes, kanji, and an SVG writer. */
module org.komabako.ui.picture {
  requires transitive org.komabako.kernel;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.picture;
}
