package org.komabako.session.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.GameText;
import org.komabako.platform.Variants;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The open games of this process. When a variant leaves, its games are suspended before its service
 * is gone; when it returns, they go on.
 */
@Component
public final class OpenGames implements Games {
  private static final Logger LOG = System.getLogger(OpenGames.class.getName());

  private static final String NUMBER = "[0-9]{1,9}";
  /** The system property that says at the end what is lost, for the launcher. */
  static final String UNKEPT = "komabako.unkept";

  private static final Duration FIRST_RETRY = Duration.ofSeconds(1);
  private static final Duration LONGEST_RETRY = Duration.ofSeconds(30);

  private final GameFiles files;
  private final Map<String, InstalledVariant> variants = new TreeMap<>();
  private final Map<Integer, SharedGame> games = new TreeMap<>();
  private final Listeners<Consumer<List<LiveGame>>> listeners = new Listeners<>();
  private final Alarms alarms = new Alarms();
  private final GameExchange exchange;
  private final MemoryReserve memory;
  private final Replayed replayed;
  private final Retry retry;
  private Registration following = () -> {};
  private int last;

  /** Games kept in the data folder of the platform. */
  @Activate
  public OpenGames(BundleContext context) {
    this(DataFolder.of(context::getProperty));
  }

  private OpenGames(DataFolder data) {
    this(
        data.resolve("games"),
        GameFiles.SLACK,
        message -> LOG.log(Level.WARNING, message),
        new MemoryReserve(),
        Optional.empty(),
        data.resolve(Games.BACKUPS));
  }

  OpenGames(Path folder) {
    this(folder, GameFiles.SLACK, message -> LOG.log(Level.WARNING, message));
  }

  /** With what {@link GameFiles} wants to know. */
  OpenGames(Path folder, int slack, Consumer<String> tell) {
    this(folder, slack, tell, new MemoryReserve(), Optional.empty(), folder.resolve(Games.BACKUPS));
  }

  /** The same in a memory that a test says. */
  OpenGames(
      Path folder, int slack, Consumer<String> tell, MemoryReserve memory, Replayed replayed) {
    this(folder, slack, tell, memory, Optional.of(replayed), folder.resolve(Games.BACKUPS));
  }

  private OpenGames(
      Path folder,
      int slack,
      Consumer<String> tell,
      MemoryReserve memory,
      Optional<Replayed> replayed,
      Path backups) {
    this.memory = memory;
    this.replayed = replayed.orElseGet(() -> new Replayed(memory));
    exchange = new GameExchange(new Backups(backups));
    files = new GameFiles(folder, slack, tell);
    retry = new Retry(FIRST_RETRY, LONGEST_RETRY, this::keepAgain);
    files.load(memory).forEach((number, text) -> games.put(number, waiting(number, text)));
    last = files.highest();
  }

  private SharedGame waiting(int number, byte[] text) {
    String known = new String(text, StandardCharsets.UTF_8);
    String key =
        GameText.glance(known, "variant").orElseGet(() -> GameText.header(known).variant());
    return new SharedGame(String.valueOf(number), key, text, this::keep, replayed, alarms);
  }

  private Optional<LocalizedText> keep(SharedGame game) {
    Optional<LocalizedText> why = files.save(game.id(), game.bytes());
    if (why.isPresent() && files.triesAgain()) {
      retry.begin();
    }
    return why;
  }

  /** Whether all is kept now. */
  private boolean keepAgain() {
    List<SharedGame> all;
    synchronized (this) {
      all = List.copyOf(games.values());
    }
    boolean kept = true;
    for (SharedGame game : all) {
      kept &= game.keepAgain();
    }
    return kept;
  }

  /**
   * Changes under way are waited for and saved; the files stay for the next start. What cannot be kept even
   * now is told, and left to the launcher as a system property, so that the process does not end as if all
   * were well.
   */
  @Deactivate
  void close() {
    List<SharedGame> all;
    synchronized (this) {
      all = List.copyOf(games.values());
      games.clear();
    }
    retry.close();
    List<String> lost = new ArrayList<>();
    for (SharedGame game : all) {
      var unused = game.keepAgain();
      game.close();
      if (game.unkept().isPresent() && files.triesAgain()) {
        lost.add(game.id());
      }
    }
    if (!lost.isEmpty()) {
      String sentence = "what was last changed in game " + String.join(", ", lost)
          + " could not be kept in " + files.folder() + " and is lost";
      System.setProperty(UNKEPT, sentence);
    }
    alarms.close();
    files.close();
  }

  /** Who knows the variants is there: games of those that arrive go on. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    following = service.follow(Variants.Follower.of(
        variant -> add(new InstalledVariant(variant, service.version(variant))),
        this::removeVariant));
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    following.close();
  }

  /** A variant arrives without a bundle. */
  void addVariant(Variant variant) {
    add(new InstalledVariant(variant, Optional.empty()));
  }

  private void add(InstalledVariant arrived) {
    List<SharedGame> waiting;
    synchronized (this) {
      variants.put(arrived.variant().key(), arrived);
      waiting = gamesOf(arrived.variant().key());
    }
    waiting.forEach(this::settle);
  }

  /**
   * Has a game go on with the variant that is there now, or wait. Others come and go meanwhile: whoever
   * has told the game of one looks again, so the last word is of what is there in the end.
   */
  private void settle(SharedGame game) {
    @Nullable InstalledVariant told;
    do {
      told = installed(game.variant());
      game.settle(told);
    } while (installed(game.variant()) != told);
  }

  private synchronized @Nullable InstalledVariant installed(String key) {
    return variants.get(key);
  }

  /** A variant leaves: its games are suspended. */
  void removeVariant(Variant variant) {
    List<SharedGame> left;
    synchronized (this) {
      variants.computeIfPresent(
          variant.key(), (key, there) -> there.variant() == variant ? null : there);
      left = gamesOf(variant.key());
    }
    left.forEach(this::settle);
  }

  private List<SharedGame> gamesOf(String key) {
    return games.values().stream().filter(game -> game.variant().equals(key)).toList();
  }

  @Override
  public LiveGame create(GameRequest request) {
    InstalledVariant installed = require(request.variant());
    Variant variant = installed.variant();
    OptionValues options = request
        .ruleSet()
        .map(name -> OptionValues.of(variant, name))
        .orElseGet(() -> OptionValues.defaults(variant))
        .with(request.options());
    Game game = new Game(start(Rules.of(variant, options), request));
    game.clock(request
        .clock()
        .map(time -> new GameClock(ClockFace.of(time, game.position().side()))));
    game.tag(Tags.BEGUN, Tags.now());
    request.tags().forEach(game::tag);
    return add(installed, game);
  }

  private synchronized InstalledVariant require(String key) {
    InstalledVariant installed = variants.get(key);
    if (installed == null) {
      throw RequestException.of(
          OpenGames.class,
          "openGames.variantNotInstalled",
          key,
          String.join(", ", variants.keySet()));
    }
    return installed;
  }

  private static Position start(Rules rules, GameRequest request) {
    if (request.handicap().isPresent() && request.sfen().isPresent()) {
      throw RequestException.of(OpenGames.class, "openGames.gameStartsFromHandicap");
    }
    if (request.handicap().isPresent()) {
      String key = request.handicap().get();
      Handicap handicap = rules
          .table()
          .handicap(key)
          .orElseThrow(() -> RequestException.of(
              OpenGames.class, "openGames.noHandicap", rules.table().key(), key, handicaps(rules)));
      return rules.position(handicap.sfen());
    }
    return request.sfen().map(rules::position).orElseGet(rules::start);
  }

  private static String handicaps(Rules rules) {
    List<String> keys = rules.table().handicaps().stream().map(Handicap::key).toList();
    return keys.isEmpty() ? "none" : String.join(", ", keys);
  }

  private LiveGame add(InstalledVariant installed, Game game) {
    requireMemory();
    int number = next();
    byte[] text = GameText.write(game, installed.version()).getBytes(StandardCharsets.UTF_8);
    SharedGame shared = waiting(number, text);
    shared.keep();
    synchronized (this) {
      games.put(number, shared);
    }
    settle(shared);
    tell();
    return shared;
  }

  /** What is open goes on; with one more it might not. */
  private void requireMemory() {
    if (!memory.has(0)) {
      throw RequestException.of(
          OpenGames.class, "openGames.noMoreGamesCan", list().size(), MemoryReserve.exhausted());
    }
  }

  private synchronized int next() {
    return ++last;
  }

  @Override
  public synchronized List<LiveGame> list() {
    return new ArrayList<>(games.values());
  }

  @Override
  public synchronized Optional<LiveGame> find(String id) {
    return id.matches(NUMBER)
        ? Optional.ofNullable(games.get(Integer.parseInt(id)))
            .filter(game -> game.id().equals(id))
            .map(LiveGame.class::cast)
        : Optional.empty();
  }

  @Override
  public Opened open(Path file, int number, boolean partly) {
    return opened(exchange.read(variants(), file, number, partly));
  }

  @Override
  public Opened openText(String text) {
    return opened(exchange.read(variants(), text));
  }

  private Opened opened(ReadGame read) {
    List<LocalizedText> remarks = new ArrayList<>(read.warnings());
    remarks.addAll(FormerEngines.leave(read.game()));
    return new Opened(add(read), remarks);
  }

  @Override
  public LiveGame reopen(Path file) {
    return add(exchange.read(variants(), file, 1, false));
  }

  private LiveGame add(ReadGame read) {
    return add(require(read.game().rules().table().key()), read.game());
  }

  private synchronized List<Variant> variants() {
    return variants.values().stream().map(InstalledVariant::variant).toList();
  }

  @Override
  public List<LocalizedText> save(LiveGame game, Path file, Optional<String> format) {
    return exchange.write(game, file, format);
  }

  @Override
  public void close(LiveGame game) {
    Optional<SharedGame> found;
    synchronized (this) {
      found = games.values().stream().filter(each -> each == game.shared()).findFirst();
      found.ifPresent(games.values()::remove);
    }
    if (found.isPresent()) {
      // A change under way ends and saves first; nothing is saved after that.
      found.get().close();
      files.delete(game.id());
      tell();
    }
  }

  @Override
  public AutoCloseable listen(Consumer<List<LiveGame>> listener) {
    return listeners.add(listener);
  }

  private void tell() {
    List<LiveGame> open = list();
    listeners.tell(listener -> listener.accept(open));
  }
}
