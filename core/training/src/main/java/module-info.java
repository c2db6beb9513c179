/** The games of trainings, played by the workers of the grid. */
module org.komabako.training {
  requires org.komabako.base;
  requires org.komabako.engine;
  requires org.komabako.game;
  requires org.komabako.grid;
  requires org.komabako.platform;
  requires org.komabako.varianttext;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;
}
