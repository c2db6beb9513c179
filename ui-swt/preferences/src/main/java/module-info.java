/** The preferences of the window. */
module org.komabako.ui.preferences {
  requires transitive org.komabako.ui.picture;
  requires transitive org.komabako.ui.widgets;
  requires transitive org.komabako.ui.workbench;
  requires transitive org.eclipse.swt;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.preferences;
}
