package org.komabako.formats;

import java.util.List;
import org.komabako.base.OpenList;
import org.osgi.annotation.bundle.Capability;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/** The formats that bundles bring, as services: they are among {@link Formats#all} as long as they are there. */
@Capability(
    namespace = "komabako.whiteboard",
    name = "whiteboard.format",
    attribute = "service=org.komabako.formats.GameFormat")
@Component(service = {})
public final class FormatServices {
  private static final OpenList<GameFormat> ARRIVED = new OpenList<>(List.of());

  /** Those that are there now, in the order in which they came. */
  static List<GameFormat> all() {
    return ARRIVED.all();
  }

  /** One comes. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addFormat(GameFormat format) {
    ARRIVED.add(format);
  }

  /** One leaves; it is held no more. */
  void removeFormat(GameFormat format) {
    ARRIVED.remove(format);
  }
}
