package org.komabako.ui.workbench.extension;

import org.komabako.ui.workbench.Workbench;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What a bundle adds to the window. Register one as an OSGi service, most simply as a Declarative Services component;
 * the property {@code service.ranking} says where its actions stand: those of a higher ranking first within a group of
 * a menu, those of the window itself having 0.
 *
 * <p><b>It comes</b> whenever the service does, before the window is opened or while it is used. {@link #contribute} is
 * called once for a window, on the display thread, like everything else that was given to {@link WindowParts}; its component is
 * made in whatever thread starts the bundle. What takes
 * long, or calls a service, belongs into a lane: {@code window.background(…)} or {@code window.desk().work().lane()}.
 *
 * <p><b>It leaves</b> when the service does or the window is closed. Soon after, on the display thread, its actions,
 * panels, advisers and pages go, the windows that its actions opened are disposed, and what it gave to {@link
 * WindowParts#onLeave} is run. The window then holds nothing of it; what it listens to elsewhere it stops in {@code onLeave}
 * or with its widgets. Code of it may run for a moment after its bundle was stopped.
 *
 * <p><b>It fails</b> by throwing something. What is thrown by {@code contribute}, while a panel, an adviser or a
 * preference page is made, or when it is asked whether an action can be done, is told to the user, and the contribution
 * is set aside as if it had left, until its service comes anew. What an action throws when it is done, or a
 * listener of a widget, is told, no more. The window goes on.
 */
@ConsumerType
@FunctionalInterface
public interface Contribution {
  /**
   * Adds the parts.
   *
   * @param window the window
   * @param parts takes them, now or later
   */
  void contribute(Workbench window, WindowParts parts);
}
