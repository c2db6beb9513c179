/** What every part of the window is made with: texts, colours and fonts, lanes, settings, actions. */
module org.komabako.ui.widgets {
  requires transitive org.komabako.base;
  requires transitive org.komabako.kernel;
  requires transitive org.komabako.ui.board;
  requires transitive org.komabako.ui.picture;
  requires transitive org.eclipse.swt;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.widgets.action;
  exports org.komabako.ui.widgets.control;
  exports org.komabako.ui.widgets.look;
  exports org.komabako.ui.widgets.paint;
  exports org.komabako.ui.widgets.settings;
  exports org.komabako.ui.widgets.text;
  exports org.komabako.ui.widgets.work;
}
