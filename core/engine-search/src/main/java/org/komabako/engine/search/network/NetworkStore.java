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

/** The networks in the folder {@code nets} of the user's data, and those that variants bring. */
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

  /** The bytes of the network that the engine plays a variant with, if there is one that fits. */
  public Optional<byte[]> usedBytes(VariantLayout layout) {
    return usedSource(layout)
        .filter(source -> network(layout, source).isPresent())
        .flatMap(source -> bytes(layout.table().key(), source));
  }

  private Optional<Source> usedSource(VariantLayout layout) {
    Optional<Source> chosen = chosen(layout.table().key());
    if (chosen.isPresent()) {
      return chosen;
    }
    for (Source source : List.of(Source.OWN, Source.BUNDLE)) {
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
    for (Source source : List.of(Source.OWN, Source.BUNDLE)) {
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
    Properties choices = new Properties();
    Optional<Path> file = folder.map(nets -> nets.resolve("choices.properties"));
    if (file.isPresent()) {
      try (InputStream in = Files.newInputStream(file.get())) {
        choices.load(in);
      } catch (NoSuchFileException e) {
        LOG.log(Level.TRACE, "nothing was chosen yet");
      } catch (IOException | IllegalArgumentException e) {
        LOG.log(Level.WARNING, "{0} cannot be read: {1}", file.get(), e.toString());
      }
    }
    return choices;
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
    byte[] unused = require(rules, Source.OWN);
    try {
      Files.delete(own(rules));
    } catch (IOException e) {
      throw FileException.unwritable(own(rules), e);
    }
    if (chosen(rules.table().key()).equals(Optional.of(Source.OWN))) {
      use(rules, Optional.empty());
    }
  }

  private Path own(Rules rules) {
    return folder().resolve(rules.table().key() + ".net");
  }

  private Path folder() {
    return folder.orElseThrow(
        () -> EngineException.of(NetworkStore.class, "networkStore.noFolder"));
  }
}
