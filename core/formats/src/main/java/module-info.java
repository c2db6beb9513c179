/** Game files of other programs. */
module org.komabako.formats {
  requires transitive org.komabako.game;
  requires org.komabako.notation;
  requires jakarta.json;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.formats;
}
