/** Installing variants and features in the window. */
module org.komabako.ui.install {
  requires transitive org.komabako.base;
  requires transitive org.komabako.kernel;
  requires transitive org.komabako.platform;
  requires transitive org.komabako.session;
  requires transitive org.komabako.ui.board;
  requires transitive org.komabako.ui.widgets;
  requires transitive org.komabako.ui.workbench;
  requires org.komabako.varianttext;
  requires transitive org.eclipse.swt;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.install;
}
