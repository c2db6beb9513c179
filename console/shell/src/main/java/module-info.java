/** The Gogo shell: its language, scripts and the prompt, and what a command is. */
module org.komabako.console.shell {
  requires org.komabako.base;
  requires org.komabako.engine;
  requires org.komabako.kernel;
  requires org.komabako.platform;
  requires org.komabako.session;
  requires org.komabako.console.view;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;
  requires org.apache.felix.gogo.runtime;
  requires org.jline;
  requires jakarta.json;

  exports org.komabako.console.shell.command to
      org.komabako.console.commands;
}
