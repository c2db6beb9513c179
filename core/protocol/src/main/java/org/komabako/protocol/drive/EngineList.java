package org.komabako.protocol.drive;

import java.nio.file.Path;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.komabako.base.DataFolder;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.protocol.ForeignEngines;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/**
 * The list of foreign engines. Each is a service as long as it is in the list and this component is
 * there; when it goes, its processes are ended, and what they think about fails.
 */
@Component
public final class EngineList implements ForeignEngines {
  /** An engine and how it is taken from the services. */
  private record Offered(ForeignEngine engine, Runnable withdraw) {}

  private final EngineFiles files;
  private final Function<Engine, Runnable> register;
  private final Timeouts patience;
  private final Map<String, Offered> offered = new TreeMap<>();

  /** The engines in the data folder of the platform. */
  @Activate
  public EngineList(BundleContext context) {
    this(
        DataFolder.of(context::getProperty).resolve("engines"),
        engine -> {
          ServiceRegistration<Engine> service = context.registerService(
              Engine.class, engine, new Hashtable<>(Map.of("engine.id", engine.id())));
          return service::unregister;
        },
        Timeouts.USUAL);
  }

  EngineList(Path folder, Function<Engine, Runnable> register, Timeouts patience) {
    files = new EngineFiles(folder);
    this.register = register;
    this.patience = patience;
    files.load().forEach(this::offer);
  }

  private synchronized void offer(EngineEntry entry) {
    ForeignEngine engine = new ForeignEngine(entry, patience, this::keep);
    offered.put(entry.id(), new Offered(engine, register.apply(engine)));
  }

  @Deactivate
  void close() {
    List<Offered> all;
    synchronized (this) {
      all = List.copyOf(offered.values());
      offered.clear();
    }
    all.parallelStream().forEach(EngineList::withdraw);
  }

  private static void withdraw(Offered gone) {
    try {
      gone.withdraw.run();
    } catch (IllegalStateException e) {
      // The framework has withdrawn it already, with the bundle.
    }
    gone.engine.close();
  }

  @Override
  public synchronized List<Listed> list() {
    return offered.values().stream().map(each -> listed(each.engine.entry())).toList();
  }

  private static Listed listed(EngineEntry entry) {
    return new Listed(
        entry.id(),
        entry.protocol().text(),
        entry.program().command(),
        entry.greeting().variants(),
        entry.program().remote());
  }

  /** The program is met outside of the lock; the list may be asked meanwhile. */
  @Override
  public Listed add(Request request) {
    request.id().ifPresent(this::requireFree);
    EngineEntry met = new Handshake(patience).meet(request, request.id().orElse(""));
    synchronized (this) {
      String id =
          request.id().orElseGet(() -> free(Handshake.id(met.program().command().get(0))));
      requireFree(id);
      EngineEntry entry =
          new EngineEntry(id, met.protocol(), met.program(), met.said(), met.values());
      files.save(entry);
      offer(entry);
      return listed(entry);
    }
  }

  private synchronized void requireFree(String id) {
    if (!id.matches("[a-z0-9][a-z0-9-]*")) {
      throw EngineException.of(EngineList.class, "engineList.engineCannotCalledUse", id);
    }
    if (offered.containsKey(id)) {
      throw EngineException.of(EngineList.class, "engineList.engineAlreadyChooseAnother", id);
    }
  }

  private String free(String wanted) {
    Set<String> taken = offered.keySet();
    String id = wanted;
    for (int i = 2; taken.contains(id); i++) {
      id = wanted + "-" + i;
    }
    return id;
  }

  @Override
  public void remove(String id) {
    Offered gone;
    synchronized (this) {
      gone = require(id);
      files.delete(id);
      offered.remove(id);
    }
    withdraw(gone);
  }

  private synchronized Offered require(String id) {
    Offered found = offered.get(id);
    if (found == null) {
      throw EngineException.of(
          EngineList.class,
          "engineList.noForeignEngine",
          id,
          offered.isEmpty()
              ? Sentence.of(EngineList.class, "engineList.none")
              : LocalizedText.same(String.join(", ", offered.keySet())));
    }
    return found;
  }

  private synchronized void keep(EngineEntry next) {
    var unused = require(next.id());
    files.save(next);
  }

  @Override
  public List<String> log(String id) {
    return require(id).engine.log();
  }
}
