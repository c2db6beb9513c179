package org.komabako.session.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.kernel.FileException;
import org.komabako.formats.ReadGame;
import org.komabako.kernel.Position;
import org.komabako.kernel.RequestException;
import org.komabako.kernel.Rules;
import org.komabako.kernel.TextException;
import org.komabako.kernel.Told;
import org.komabako.kernel.clock.ClockFace;
import org.komabako.kernel.clock.GameClock;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Handicap;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;
import org.komabako.notation.GameText;
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
@Component(immediate = true)
public final class OpenGames implements Games {
  private final GameFiles files;
  private final Map<String, Variant> variants = new LinkedHashMap<>();
  private final Map<Integer, SharedGame> games = new LinkedHashMap<>();
  private final Listeners<List<LiveGame>> listeners = new Listeners<>();
  private final Alarms alarms = new Alarms();
  private final GameExchange exchange = new GameExchange();
  private int last;

  /** Games kept in the data folder of the platform. */
  @Activate
  public OpenGames(BundleContext context) {
    this(Path.of(String.valueOf(context.getProperty("komabako.data"))).resolve("games"));
  }

  OpenGames(Path folder) {
    files = new GameFiles(folder);
    files.load().forEach(this::load);
  }

  private void load(int number, String text) {
    last = Math.max(last, number);
    try {
      String key = GameText.header(text).variant();
      games.put(number, new SharedGame(String.valueOf(number), key, text, this::keep, alarms));
    } catch (TextException e) {
      files.setAside(String.valueOf(number), String.valueOf(e.getMessage()));
    }
  }

  private void keep(SharedGame game) {
    files.save(game.id(), game.text());
  }

  /** Changes under way are waited for and saved; the files stay for the next start. */
  @Deactivate
  void close() {
    List<SharedGame> all;
    synchronized (this) {
      all = List.copyOf(games.values());
      games.clear();
    }
    all.forEach(SharedGame::close);
    alarms.close();
    files.close();
  }

  /** A variant arrives: its games go on. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addVariant(Variant variant) {
    List<SharedGame> waiting;
    synchronized (this) {
      variants.put(variant.key(), variant);
      waiting = gamesOf(variant.key());
    }
    waiting.forEach(game -> goOn(game, variant));
  }

  /** The variant may leave at any time, also now. */
  private void goOn(SharedGame game, Variant variant) {
    game.resume(variant);
    if (!isThere(variant)) {
      game.suspend();
    }
  }

  private synchronized boolean isThere(Variant variant) {
    return variants.get(variant.key()) == variant;
  }

  /** A variant leaves: its games are suspended. */
  void removeVariant(Variant variant) {
    List<SharedGame> left;
    synchronized (this) {
      variants.remove(variant.key(), variant);
      left = gamesOf(variant.key());
    }
    left.forEach(SharedGame::suspend);
  }

  private List<SharedGame> gamesOf(String key) {
    return games.values().stream().filter(game -> game.variant().equals(key)).toList();
  }

  @Override
  public LiveGame create(GameRequest request) {
    Variant variant = require(request.variant());
    OptionValues options = request
        .ruleSet()
        .map(name -> OptionValues.of(variant, name))
        .orElseGet(() -> OptionValues.defaults(variant))
        .with(request.options());
    Game game = new Game(start(Rules.of(variant, options), request));
    game.clock(request
        .clock()
        .map(time -> new GameClock(ClockFace.of(time, game.position().side()))));
    return add(variant, game);
  }

  private synchronized Variant require(String key) {
    Variant variant = variants.get(key);
    if (variant == null) {
      throw InstalledVariants.missing(key, variants.keySet().stream().sorted().toList());
    }
    return variant;
  }

  private static Position start(Rules rules, GameRequest request) {
    if (request.handicap().isPresent() && request.sfen().isPresent()) {
      throw RequestException.of(
          "a game starts from a handicap or from an SFEN, not both", "開始局面は駒落ちか SFEN のどちらか一方です");
    }
    if (request.handicap().isPresent()) {
      String key = request.handicap().get();
      Handicap handicap = rules
          .table()
          .handicap(key)
          .orElseThrow(() -> RequestException.of(
              "{0} has no handicap '{1}'; it has {2}",
              "{0} に駒落ち「{1}」はありません。あるのは {2} です", rules.table().key(), key, handicaps(rules)));
      return rules.position(handicap.sfen());
    }
    return request.sfen().map(rules::position).orElseGet(rules::start);
  }

  private static String handicaps(Rules rules) {
    List<String> keys = rules.table().handicaps().stream().map(Handicap::key).toList();
    return keys.isEmpty() ? "none" : String.join(", ", keys);
  }

  private LiveGame add(Variant variant, Game game) {
    SharedGame shared;
    synchronized (this) {
      last++;
      String text = GameText.write(game);
      shared = new SharedGame(String.valueOf(last), variant.key(), text, this::keep, alarms);
      games.put(last, shared);
    }
    keep(shared);
    goOn(shared, variant);
    tell();
    return shared;
  }

  @Override
  public synchronized List<LiveGame> list() {
    return new ArrayList<>(games.values());
  }

  @Override
  public synchronized Optional<LiveGame> find(String id) {
    return games.values().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .map(LiveGame.class::cast);
  }

  @Override
  public Opened open(Path file, boolean partly) {
    ReadGame read = exchange.read(installed(), file, partly);
    Variant variant = require(read.game().rules().table().key());
    return new Opened(add(variant, read.game()), read.warnings());
  }

  private synchronized List<Variant> installed() {
    return List.copyOf(variants.values());
  }

  @Override
  public List<Text> save(LiveGame game, Path file, Optional<String> format) {
    return exchange.write(game, file, format);
  }

  @Override
  public void close(LiveGame game) {
    Optional<SharedGame> found;
    synchronized (this) {
      found = games.values().stream().filter(each -> each == game).findFirst();
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
    listeners.tell(list());
  }
}
