package org.komabako.engine.search.network;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
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

  private static final String SHELF = "shelf";
  private static final String VERSIONS = "versions.properties";

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
      case OWN -> folder.flatMap(nets -> read(nets.resolve(key + ".net")));
      case SHELF -> folder.flatMap(nets -> read(nets.resolve(SHELF).resolve(key + ".net")));
      case BUNDLE -> bundled.apply(key);
      case NONE -> Optional.empty();
    };
  }

  private static Optional<byte[]> read(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return Optional.of(in.readNBytes(NetworkFile.MOST_BYTES));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
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
        .map(nets -> properties(nets.resolve("choices.properties")))
        .orElseGet(Properties::new);
  }

  /** What a file says; nothing if there is none. */
  private static Properties properties(Path file) {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
    } catch (NoSuchFileException e) {
      LOG.log(Level.TRACE, "nothing was written yet");
    } catch (IOException | IllegalArgumentException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file, e.toString());
    }
    return properties;
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
    byte[] bytes = read(file)
        .orElseThrow(
            () -> FileException.unreadable(file, new NoSuchFileException(file.toString())));
    Network unused = NetworkFile.read(file.toString(), bytes, rules.layout());
    WholeFile.write(own(rules), bytes);
  }

  /** Puts a network that was trained in the place of the variant's own. */
  public void put(Rules rules, Network network) {
    WholeFile.write(own(rules), NetworkFile.write(network));
  }

  @Override
  public void remove(Rules rules) {
    String key = rules.table().key();
    Source source = fromShelf().containsKey(key) && bytes(key, Source.OWN).isEmpty()
        ? Source.SHELF
        : Source.OWN;
    byte[] unused = require(rules, source);
    Path file = source == Source.OWN ? own(rules) : shelf().resolve(key + ".net");
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
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
    Path file = shelf().resolve(key + ".net");
    WholeFile.writePrivate(file, bytes);
    Properties versions = properties(shelf().resolve(VERSIONS));
    versions.setProperty(key, version);
    WholeFile.writePrivate(shelf().resolve(VERSIONS), versions);
    return file;
  }

  /** The versions of the networks from shelves, by the keys of their variants. */
  Map<String, String> fromShelf() {
    Map<String, String> there = new TreeMap<>();
    folder.map(nets -> nets.resolve(SHELF)).ifPresent(nets -> {
      Properties versions = properties(nets.resolve(VERSIONS));
      for (String key : versions.stringPropertyNames()) {
        if (Files.exists(nets.resolve(key + ".net"))) {
          there.put(key, versions.getProperty(key));
        }
      }
    });
    return there;
  }

  private Path shelf() {
    return folder().resolve(SHELF);
  }

  private Path own(Rules rules) {
    return folder().resolve(rules.table().key() + ".net");
  }

  private Path folder() {
    return folder.orElseThrow(
        () -> EngineException.of(NetworkStore.class, "networkStore.noFolder"));
  }
}
