package org.komabako.engine.search.network;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import org.komabako.base.DataFolder;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.engine.EngineException;
import org.komabako.engine.Networks;
import org.komabako.position.Rules;
import org.komabako.position.board.VariantLayout;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/**
 * The networks in the folder {@code nets} of the user's data, those from shelves in its folder {@code shelf}, and those that
 * variants bring.
 */
@Component(service = {Networks.class, NetworkStore.class})
public final class NetworkStore implements Networks {
  private static final Logger LOG = System.getLogger(NetworkStore.class.getName());

  private final Optional<Path> folder;
  private final Function<String, Optional<byte[]>> bundled;

  /** Those of the platform's data folder and of its bundles. */
  @Activate
  public NetworkStore(BundleContext context) {
    this(
        DataFolder.find(context::getProperty).map(data -> data.resolve("nets")),
        new BundledNetworks(context)::find);
  }

  /**
   * Those of a folder.
   *
   * @param folder empty if nothing can be kept
   * @param bundled what variants bring, by their keys
   */
  public NetworkStore(Optional<Path> folder, Function<String, Optional<byte[]>> bundled) {
    this.folder = folder;
    this.bundled = bundled;
  }

  /** No networks. */
  public static NetworkStore none() {
    return new NetworkStore(Optional.empty(), variant -> Optional.empty());
  }

  /** The network that the engine plays a variant with, if there is one that fits. */
  public Optional<Network> used(VariantLayout layout) {
    return usedSource(layout).flatMap(source -> network(layout, source));
  }

  /**
   * The network from a source.
   *
   * @param source empty for the one that the engine plays the variant with
   * @throws EngineException if the source has none
   */
  public Optional<Network> used(Rules rules, Optional<Source> source) {
    if (source.isEmpty()) {
      return used(rules.layout());
    }
    Source asked = source.get();
    Optional<Network> found = network(rules.layout(), asked);
    if (found.isEmpty() && asked != Source.NONE) {
      throw missing(rules, asked);
    }
    return found;
  }

  /**
   * The bytes of the network from a source.
   *
   * @param source empty for the one that the engine plays the variant with
   * @throws EngineException if the source has none
   */
  public Optional<byte[]> usedBytes(Rules rules, Optional<Source> source) {
    return used(rules, source)
        .flatMap(fits -> source.or(() -> usedSource(rules.layout())))
        .flatMap(each -> bytes(rules.table().key(), each));
  }

  private Optional<Source> usedSource(VariantLayout layout) {
    Optional<Source> chosen = chosen(layout.table().key());
    if (chosen.isPresent()) {
      return chosen;
    }
    for (Source source : List.of(Source.OWN, Source.SHELF, Source.BUNDLE)) {
      if (network(layout, source).isPresent()) {
        return Optional.of(source);
      }
    }
    return Optional.empty();
  }

  /** One that is damaged or does not fit is as good as none; the log says why. */
  private Optional<Network> network(VariantLayout layout, Source source) {
    String key = layout.table().key();
    try {
      return bytes(key, source).map(bytes -> NetworkFile.read(key + ".net", bytes, layout));
    } catch (RequestException | FileException e) {
      LOG.log(Level.WARNING, "the engine plays {0} without a network: {1}", key, e.getMessage());
      return Optional.empty();
    }
  }

  private Optional<byte[]> bytes(String key, Source source) {
    return switch (source) {
      case OWN, SHELF -> kept(source).flatMap(nets -> nets.read(key));
      case BUNDLE -> bundled.apply(key);
      case NONE -> Optional.empty();
    };
  }

  /** The folder of own networks, or of those from shelves; empty if nothing can be kept. */
  private Optional<NetworkFolder> kept(Source source) {
    return folder.map(
        nets -> new NetworkFolder(source == Source.SHELF ? nets.resolve("shelf") : nets));
  }

  private NetworkFolder requireKept(Source source) {
    return kept(source)
        .orElseThrow(() -> EngineException.of(NetworkStore.class, "networkStore.noFolder"));
  }

  @Override
  public List<Listed> list(Rules rules) {
    VariantLayout layout = rules.layout();
    String key = layout.table().key();
    Source used = usedSource(layout).orElse(Source.NONE);
    List<Listed> all = new ArrayList<>();
    for (Source source : List.of(Source.OWN, Source.SHELF, Source.BUNDLE)) {
      network(layout, source)
          .ifPresent(network -> all.add(new Listed(
              source,
              source == used,
              bytes(key, source).map(bytes -> (long) bytes.length).orElse(0L),
              network.about().origin())));
    }
    all.add(new Listed(Source.NONE, used == Source.NONE, 0, ""));
    return all;
  }

  @Override
  public void use(Rules rules, Optional<Source> source) {
    String key = rules.table().key();
    source.filter(each -> each != Source.NONE).ifPresent(each -> require(rules, each));
    Properties choices = choices();
    if (source.isPresent()) {
      choices.setProperty(key, source.get().name());
    } else {
      choices.remove(key);
    }
    WholeFile.writePrivate(folder().resolve("choices.properties"), choices);
  }

  private Optional<Source> chosen(String key) {
    String chosen = choices().getProperty(key, "");
    for (Source source : Source.values()) {
      if (source.name().equals(chosen)) {
        return Optional.of(source);
      }
    }
    return Optional.empty();
  }

  private Properties choices() {
    return folder
        .map(nets -> NetworkFolder.properties(nets.resolve("choices.properties")))
        .orElseGet(Properties::new);
  }

  @Override
  public void export(Rules rules, Source source, Path file) {
    WholeFile.write(file, require(rules, source));
  }

  private byte[] require(Rules rules, Source source) {
    String key = rules.table().key();
    return network(rules.layout(), source)
        .flatMap(network -> bytes(key, source))
        .orElseThrow(() -> missing(rules, source));
  }

  private static EngineException missing(Rules rules, Source source) {
    String key = switch (source) {
      case OWN -> "networkStore.noOwn";
      case SHELF -> "networkStore.noneFromShelf";
      case BUNDLE -> "networkStore.bringsNone";
      case NONE -> "networkStore.nothingToWrite";
    };
    return EngineException.of(NetworkStore.class, key, rules.table().name());
  }

  @Override
  public void importFrom(Rules rules, Path file) {
    byte[] bytes = NetworkFolder.read(file)
        .orElseThrow(
            () -> FileException.unreadable(file, new NoSuchFileException(file.toString())));
    Network unused = NetworkFile.read(file.toString(), bytes, rules.layout());
    putOwn(rules, bytes);
  }

  /** Puts a network that was trained in the place of the variant's own. */
  public void put(Rules rules, Network network) {
    putOwn(rules, NetworkFile.write(network));
  }

  private void putOwn(Rules rules, byte[] bytes) {
    requireKept(Source.OWN).put(rules.table().key(), bytes, "");
  }

  @Override
  public void rollback(Rules rules) {
    String key = rules.table().key();
    NetworkFolder nets = requireKept(kept(key));
    byte[] bytes = nets.earlier(key)
        .orElseThrow(() -> EngineException.of(
            NetworkStore.class, "networkStore.noEarlier", rules.table().name()));
    Network unused = NetworkFile.read(key + ".net", bytes, rules.layout());
    nets.rollback(key);
  }

  /** Of which of the kept networks is spoken where none is named: the own one; where there is none, the one from a shelf. */
  private Source kept(String key) {
    return fromShelf().containsKey(key) && bytes(key, Source.OWN).isEmpty()
        ? Source.SHELF
        : Source.OWN;
  }

  @Override
  public void remove(Rules rules) {
    String key = rules.table().key();
    Source source = kept(key);
    byte[] unused = require(rules, source);
    requireKept(source).remove(key);
    if (chosen(key).equals(Optional.of(source))) {
      use(rules, Optional.empty());
    }
  }

  /**
   * Puts a network from a shelf beside the own one.
   *
   * @param version of it on the shelf
   * @return where it is kept
   * @throws RequestException if it is damaged or does not fit the table
   */
  Path putFromShelf(Rules rules, String name, byte[] bytes, String version) {
    Network unused = NetworkFile.read(name, bytes, rules.layout());
    String key = rules.table().key();
    NetworkFolder shelf = requireKept(Source.SHELF);
    shelf.put(key, bytes, version);
    return shelf.file(key);
  }

  /** The versions of the networks from shelves, by the keys of their variants. */
  Map<String, String> fromShelf() {
    return kept(Source.SHELF).map(NetworkFolder::versions).orElse(Map.of());
  }

  private Path folder() {
    return folder.orElseThrow(
        () -> EngineException.of(NetworkStore.class, "networkStore.noFolder"));
  }
}
