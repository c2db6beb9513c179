package org.komabako.platform.internal;

import java.util.Collection;
import org.osgi.framework.Bundle;
import org.osgi.framework.hooks.bundle.CollisionHook;
import org.osgi.service.component.annotations.Component;

/**
 * Lets two bundles of the same name and version be installed where one is from the folders of variants or of extensions: while
 * a jar is tried, what it is to replace is still there.
 */
@Component(service = {CollisionHook.class, Collisions.class})
public final class Collisions implements CollisionHook {
  @Override
  public void filterCollisions(int operation, Bundle target, Collection<Bundle> candidates) {
    candidates.removeIf(bundle -> bundle.getLocation().startsWith(VariantBundle.LOCATION)
        || bundle.getLocation().startsWith(ExtensionLoader.LOCATION));
  }
}
