package org.komabako.library.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.Registration;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Found;
import org.komabako.library.GameEntry;
import org.komabako.library.GameQuery;
import org.komabako.library.ImportReport;
import org.komabako.library.KeptAnalyses;
import org.komabako.library.Library;
import org.komabako.library.LibraryInfo;
import org.komabako.library.MoveCount;
import org.komabako.library.ProgressListener;
import org.komabako.library.StandaloneLibrary;
import org.komabako.notation.GameText;
import org.komabako.platform.Variants;
import org.komabako.position.Position;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The library in the data folder, or where the file {@code address} in it says. No class of a database is loaded and no
 * file made before somebody asks. When this leaves, what is being written is finished first.
 */
@Component(service = Library.class)
public final class LibraryService implements StandaloneLibrary {
  private static final String FILE = "games.sqlite";
  private static final String ADDRESS = "address";
  private static final String NATIVE_FOLDER = "org.sqlite.tmpdir";

  private final Path folder;
  private final RulesCache grounds = new RulesCache();
  private final Transcriber transcriber = new Transcriber(grounds);
  private Registration following = () -> {};
  private @Nullable Database database;
  private boolean left;

  /** The library in the data folder of the platform. */
  @Activate
  public LibraryService(BundleContext context) {
    this(DataFolder.of(context::getProperty).resolve("library"));
  }

  /** The library in a folder. */
  public LibraryService(Path folder) {
    this.folder = folder;
  }

  @Override
  @Deactivate
  public void close() {
    Database open;
    synchronized (this) {
      left = true;
      open = database;
      database = null;
    }
    if (open != null) {
      open.close();
    }
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    following = service.follow(Variants.Follower.of(this::addVariant, this::removeVariant));
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    following.close();
  }

  /** A variant arrives: its games can be read and played again. */
  public void addVariant(Variant variant) {
    grounds.add(variant);
  }

  /** A variant leaves: its games stay, and can be found by all but what stood on the board. */
  void removeVariant(Variant variant) {
    grounds.remove(variant);
  }

  private synchronized Database database() {
    Database known = database;
    if (known == null) {
      if (left) {
        throw Database.gone();
      }
      known = new Database(address());
      database = known;
    }
    return known;
  }

  private String address() {
    Path file = folder.resolve(ADDRESS);
    if (!Files.isDirectory(folder)) {
      return own();
    }
    try {
      return Files.readString(file).strip();
    } catch (NoSuchFileException e) {
      return own();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** The user's own file; what the driver unpacks goes beside it, if the launcher has said nothing else. */
  private String own() {
    try {
      AtomicFiles.createPrivateFolders(folder);
      AtomicFiles.makePrivate(folder);
      // The driver gives what it puts beside the file the same permissions.
      AtomicFiles.createPrivate(folder.resolve(FILE));
      makePrivate(FILE + "-wal", FILE + "-shm", FILE + "-journal");
      sweep();
    } catch (IOException e) {
      throw new StateException(Sentence.of(
          LibraryService.class,
          "libraryService.libraryCannotKept",
          folder,
          FileException.unwritable(folder, e).text()));
    }
    if (System.getProperty(NATIVE_FOLDER) == null) {
      System.setProperty(NATIVE_FOLDER, folder.toString());
    }
    return Dialect.of(folder.resolve(FILE));
  }

  private void makePrivate(String... names) {
    for (String name : names) {
      Path file = folder.resolve(name);
      if (Files.exists(file)) {
        AtomicFiles.makePrivate(file);
      }
    }
  }

  /** What earlier versions that were killed have unpacked here. */
  private void sweep() throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "sqlite-*sqlitejdbc*")) {
      for (Path each : left) {
        Files.deleteIfExists(each);
      }
    }
  }

  @Override
  public LibraryInfo info() {
    return info(database());
  }

  private static LibraryInfo info(Database open) {
    return open.read(connection -> {
      try (Statement statement = connection.createStatement();
          ResultSet count = statement.executeQuery("SELECT count(*) FROM game")) {
        count.next();
        return new LibraryInfo(
            open.place(),
            connection.getMetaData().getDatabaseProductName() + " "
                + connection.getMetaData().getDatabaseProductVersion(),
            open.dialect().shared(),
            count.getLong(1));
      }
    });
  }

  @Override
  public LibraryInfo use(Optional<String> url) {
    Database next = new Database(url.orElseGet(this::own));
    LibraryInfo info;
    try {
      info = info(next);
      remember(url);
    } catch (RuntimeException e) {
      next.close();
      throw e;
    }
    Database before;
    synchronized (this) {
      before = database;
      database = next;
    }
    if (before != null) {
      before.close();
    }
    return info;
  }

  /** Readable by nobody else, for there may be a password in it. */
  private void remember(Optional<String> url) {
    Path file = folder.resolve(ADDRESS);
    try {
      if (url.isEmpty()) {
        AtomicFiles.delete(file);
        return;
      }
      AtomicFiles.writePrivate(file, (url.get() + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  @Override
  public Added add(String text, String source) {
    Transcript game = transcriber.read(text.getBytes(StandardCharsets.UTF_8), "", source);
    Database open = database();
    return open.write(connection -> {
      GameTable.Added added = GameTable.add(connection, List.of(game));
      return new Added(Catalogue.entry(connection, added.ids().get(0)), added.fresh() > 0);
    });
  }

  @Override
  public ImportReport read(List<Path> paths, ProgressListener watch) {
    return new Importer(database(), transcriber, watch).run(paths);
  }

  @Override
  public Found find(GameQuery search, ProgressListener watch) {
    return new Finder(database(), grounds).find(search, watch);
  }

  @Override
  public List<Long> ids(GameQuery search, ProgressListener watch) {
    return new Finder(database(), grounds).ids(search, watch);
  }

  @Override
  public List<MoveCount> moves(Position position, GameQuery among, ProgressListener watch) {
    return new Finder(database(), grounds).moves(position, among, watch);
  }

  @Override
  public List<List<GameEntry>> duplicates(ProgressListener watch) {
    return Duplicates.find(database(), watch);
  }

  @Override
  public GameEntry merge(List<Long> ids) {
    if (new HashSet<>(ids).size() < ids.size() || ids.size() < 2) {
      throw RequestException.of(LibraryService.class, "libraryService.nameTwoMoreDifferent");
    }
    long first = ids.get(0);
    List<Long> others = ids.subList(1, ids.size());
    return database().write(connection -> {
      Game game = game(Catalogue.text(connection, first));
      for (long other : others) {
        Merger.merge(game, game(Catalogue.text(connection, other)));
      }
      String text = GameText.write(game);
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      GameTable.replace(connection, first, transcriber.read(bytes, "", ""));
      for (long other : others) {
        GameTable.adopt(connection, other, first);
      }
      GameTable.remove(connection, others);
      return Catalogue.entry(connection, first);
    });
  }

  private Game game(String text) {
    GameText.Header header = GameText.header(text);
    return GameText.read(grounds.of(header.variant(), header.options()).variant(), text);
  }

  @Override
  public GameEntry entry(long id) {
    return database().read(connection -> Catalogue.entry(connection, id));
  }

  @Override
  public String text(long id) {
    return database().read(connection -> Catalogue.text(connection, id));
  }

  @Override
  public KeptAnalyses analyses() {
    return new AnalysisStore(database(), grounds);
  }

  @Override
  public void remove(List<Long> ids) {
    var unused = database().write(connection -> {
      GameTable.remove(connection, ids);
      return ids.size();
    });
  }
}
