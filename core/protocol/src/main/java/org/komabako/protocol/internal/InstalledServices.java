package org.komabako.protocol.internal;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Engine;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.komabako.protocol.ForeignEngines;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/** The variants and engines that are there now, for the modes that speak a protocol. */
@Component(service = InstalledServices.class)
public final class InstalledServices {
  private final List<Engine> engines = new CopyOnWriteArrayList<>();
  private final ForeignEngines foreign;
  private volatile @Nullable Variants variants;

  /** Knows which engines are foreign. */
  @org.osgi.service.component.annotations.Activate
  public InstalledServices(@Reference ForeignEngines foreign) {
    this.foreign = foreign;
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    variants = service;
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    if (variants == service) {
      variants = null;
    }
  }

  /** An engine arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEngine(Engine engine) {
    engines.add(engine);
  }

  /** An engine leaves. */
  void removeEngine(Engine engine) {
    engines.remove(engine);
  }

  List<Variant> variants() {
    Variants service = variants;
    return service == null ? List.of() : service.list();
  }

  /** Our own first, then those of others; each by its name. */
  List<Engine> engines() {
    List<String> others = foreign.list().stream().map(ForeignEngines.Listed::id).toList();
    return engines.stream()
        .sorted(Comparator.comparing((Engine engine) -> others.contains(engine.id()))
            .thenComparing(Engine::id))
        .toList();
  }
}
