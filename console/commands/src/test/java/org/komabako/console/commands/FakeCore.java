package org.komabako.console.commands;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Registration;
import org.komabako.base.WholeFile;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.Networks;
import org.komabako.engine.OpeningBooks;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.grid.Grid;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Library;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.matches.Matches;
import org.komabako.notation.GameText;
import org.komabako.opponents.Opponents;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.Variants;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.GameRequest;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.mockito.Mockito;

/** The services below the commands, in memory, with one made-up variant. */
public final class FakeCore implements Core {
  public final Variant tiny = new TinyVariant();
  public final VariantBundles bundles = Mockito.mock(VariantBundles.class);
  public final VariantShelf shelf = Mockito.mock(VariantShelf.class);
  public final Extensions extensions = Mockito.mock(Extensions.class);
  public final Features features = Mockito.mock(Features.class);
  public final ForeignEngines foreignEngines = Mockito.mock(ForeignEngines.class);
  public final Opponents opponents = Mockito.mock(Opponents.class);
  public final Matches matches = Mockito.mock(Matches.class);
  public final Library library = Mockito.mock(Library.class);
  public final Networks networks = Mockito.mock(Networks.class);
  public final NetworkTraining training = Mockito.mock(NetworkTraining.class);
  public final Grid grid = Mockito.mock(Grid.class);
  public final LibraryAnalyses analyses = Mockito.mock(LibraryAnalyses.class);
  public final OpeningBooks books = Mockito.mock(OpeningBooks.class);
  public final List<Variant> installed = new ArrayList<>(List.of(tiny));
  private final FakeGames games = new FakeGames();
  public boolean gamesAway;

  @Override
  public Games games() {
    if (gamesAway) {
      throw new IllegalStateException("the games are not there now");
    }
    return games;
  }

  @Override
  public Variants variants() {
    return new Variants() {
      @Override
      public List<Variant> list() {
        return List.copyOf(installed);
      }

      @Override
      public Optional<Variant> find(String key) {
        return key.equals("tiny") ? Optional.of(tiny) : Optional.empty();
      }

      @Override
      public Variant require(String key) {
        return find(key)
            .orElseThrow(() -> new IllegalArgumentException("'" + key + "' is not installed"));
      }

      @Override
      public Optional<String> version(Variant variant) {
        return Optional.empty();
      }

      @Override
      public Registration follow(Follower follower) {
        throw new UnsupportedOperationException();
      }
    };
  }

  @Override
  public VariantBundles bundles() {
    return bundles;
  }

  @Override
  public VariantShelf shelf() {
    return shelf;
  }

  @Override
  public Extensions extensions() {
    return extensions;
  }

  @Override
  public Features features() {
    return features;
  }

  @Override
  public ForeignEngines foreignEngines() {
    return foreignEngines;
  }

  @Override
  public Opponents opponents() {
    return opponents;
  }

  @Override
  public Matches matches() {
    return matches;
  }

  @Override
  public Library library() {
    return library;
  }

  @Override
  public Networks networks() {
    return networks;
  }

  @Override
  public NetworkTraining training() {
    return training;
  }

  @Override
  public Grid grid() {
    return grid;
  }

  @Override
  public LibraryAnalyses analyses() {
    return analyses;
  }

  @Override
  public OpeningBooks books() {
    return books;
  }

  /** Suspends a game, or lets it go on. */
  public void suspend(String id, @Nullable String reason) {
    ((FakeGame) games.find(id).orElseThrow()).reason =
        reason == null ? null : LocalizedText.same(reason);
  }

  /** Has a game in memory only, or on the disk. */
  public void unkeep(String id, @Nullable String reason) {
    ((FakeGame) games.find(id).orElseThrow()).unkept =
        reason == null ? null : LocalizedText.same(reason);
  }

  private final class FakeGames implements Games {
    private final List<FakeGame> open = new ArrayList<>();
    private int last;

    private LiveGame add(Game game) {
      FakeGame live = new FakeGame(String.valueOf(++last), game);
      open.add(live);
      return live;
    }

    @Override
    public LiveGame create(GameRequest request) {
      Variant variant = variants().require(request.variant());
      OptionValues options = request
          .ruleSet()
          .map(name -> OptionValues.of(variant, name))
          .orElseGet(() -> OptionValues.defaults(variant))
          .with(request.options());
      Rules rules = Rules.of(variant, options);
      Optional<String> sfen =
          request.sfen().or(() -> request.handicap().map(key -> handicap(rules, key)));
      Position start = sfen.map(rules::position).orElseGet(rules::start);
      Game game = new Game(start);
      game.clock(request.clock().map(time -> new GameClock(ClockFace.of(time, start.side()))));
      game.tag(Tags.BEGUN, Tags.now());
      request.tags().forEach(game::tag);
      return add(game);
    }

    private String handicap(Rules rules, String key) {
      return rules
          .table()
          .handicap(key)
          .orElseThrow(IllegalArgumentException::new)
          .sfen();
    }

    @Override
    public List<LiveGame> list() {
      return List.copyOf(open);
    }

    @Override
    public Optional<LiveGame> find(String id) {
      return list().stream().filter(game -> game.id().equals(id)).findFirst();
    }

    @Override
    public Opened open(Path file, int number, boolean partly) {
      try {
        return openText(Files.readString(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Opened openText(String text) {
      return new Opened(add(GameText.read(tiny, text)), List.of());
    }

    @Override
    public LiveGame reopen(Path file) {
      return open(file);
    }

    @Override
    public List<LocalizedText> save(LiveGame game, Path file, Optional<String> format) {
      WholeFile.write(file, game.text().getBytes(StandardCharsets.UTF_8));
      return List.of();
    }

    @Override
    public void close(LiveGame game) {
      open.remove(game);
    }

    @Override
    public AutoCloseable listen(Consumer<List<LiveGame>> listener) {
      return () -> {};
    }
  }

  private static final class FakeGame implements LiveGame {
    private final String id;
    private final Game game;
    private @Nullable LocalizedText reason;
    private @Nullable LocalizedText unkept;

    FakeGame(String id, Game game) {
      this.id = id;
      this.game = game;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public String variant() {
      return game.rules().table().key();
    }

    @Override
    public Optional<LocalizedText> suspended() {
      return Optional.ofNullable(reason);
    }

    @Override
    public <T> T read(Function<Game, T> question) {
      if (reason != null) {
        throw new GameSuspendedException(reason);
      }
      return question.apply(game);
    }

    @Override
    public <T> T change(Function<Game, T> change) {
      return read(change);
    }

    @Override
    public Optional<LocalizedText> unkept() {
      return Optional.ofNullable(unkept);
    }

    @Override
    public String text() {
      return GameText.write(game);
    }

    @Override
    public AutoCloseable listen(Consumer<LiveGame> listener) {
      return () -> {};
    }
  }
}
