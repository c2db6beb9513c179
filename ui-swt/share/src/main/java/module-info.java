/** Games and positions out of the window and into it: files, pictures, the clipboard. */
module org.komabako.ui.share {
  requires transitive org.komabako.base;
  requires transitive org.komabako.formats;
  requires transitive org.komabako.kernel;
  requires transitive org.komabako.notation;
  requires transitive org.komabako.session;
  requires transitive org.komabako.ui.board;
  requires transitive org.komabako.ui.page;
  requires transitive org.komabako.ui.picture;
  requires transitive org.komabako.ui.widgets;
  requires transitive org.komabako.ui.workbench;
  requires transitive org.eclipse.swt;
  requires com.google.zxing;
  // For films.
  requires static java.desktop;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.share;
}
