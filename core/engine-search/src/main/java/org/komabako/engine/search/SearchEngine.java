package org.komabako.engine.search;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntFunction;
import org.komabako.base.DataFolder;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineSetup;
import org.komabako.engine.Limits;
import org.komabako.engine.OpeningBooks;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.book.BookStore;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkFile;
import org.komabako.engine.search.network.NetworkStore;
import org.komabako.position.Rules;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/** Our own engine. When it leaves, all who think fail, and their threads end. */
@Component
public final class SearchEngine implements Engine {
  /** Whether a search has run in this process. */
  private static final AtomicBoolean WARM = new AtomicBoolean();

  private static final long WARM_NODES = 3_000;
  private static final Logger LOG = System.getLogger(SearchEngine.class.getName());

  private final Set<SearchThinker> open = ConcurrentHashMap.newKeySet();
  private final ChosenValues chosen;
  private final Weights weights;
  private final NetworkStore networks;
  private final OpeningBooks books;
  private final SpareTables tables;
  private volatile boolean left;

  /** With what was chosen in the data folder of the platform, its networks and books. */
  @Activate
  public SearchEngine(
      BundleContext context, @Reference NetworkStore networks, @Reference BookStore books) {
    this(
        DataFolder.find(context::getProperty).map(data -> data.resolve("engine.properties")),
        Weights.standard(),
        networks,
        books,
        TranspositionTable::new);
  }

  /** With the usual options; what is chosen is kept until the program ends. */
  public SearchEngine() {
    this(Weights.standard());
  }

  /** With other weights, which are to be tried. */
  public SearchEngine(Weights weights) {
    this(Optional.empty(), weights);
  }

  SearchEngine(Optional<Path> file, Weights weights) {
    this(file, weights, NetworkStore.none(), BookStore.none(), TranspositionTable::new);
  }

  /** @param tables makes tables of so many megabytes, as long as there is memory for them */
  SearchEngine(
      Optional<Path> file,
      Weights weights,
      NetworkStore networks,
      OpeningBooks books,
      IntFunction<TranspositionTable> tables) {
    chosen = new ChosenValues(file);
    this.weights = weights;
    this.networks = networks;
    this.books = books;
    this.tables = new SpareTables(tables);
  }

  @Override
  public String id() {
    return "komabako";
  }

  @Override
  public LocalizedText name() {
    return Sentence.of(SearchEngine.class, "searchEngine.komabako");
  }

  @Override
  public List<EngineOption> options() {
    Map<String, String> values = chosen.values();
    return EngineSettings.OPTIONS.stream()
        .map(option -> option.withBase(values.getOrDefault(option.name(), option.base())))
        .toList();
  }

  @Override
  public void choose(Map<String, String> values) {
    chosen.add(values);
  }

  @Override
  public Optional<LocalizedText> refusal(Rules rules) {
    return Optional.empty();
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    EngineSettings settings = EngineSettings.of(chosen.under(values));
    return open(rules, settings, networks.used(rules, settings.network()));
  }

  @Override
  public EngineSetup setup(Rules rules, Map<String, String> values) {
    Map<String, String> whole = EngineSettings.whole(chosen.under(values));
    return new EngineSetup(
        whole, networks.usedBytes(rules, EngineSettings.of(whole).network()));
  }

  @Override
  public Thinker openAs(Rules rules, EngineSetup setup) {
    Optional<Network> network =
        setup.data().map(bytes -> NetworkFile.read(rules.table().key(), bytes, rules.layout()));
    return open(rules, EngineSettings.of(setup.values()), network);
  }

  private Thinker open(Rules rules, EngineSettings settings, Optional<Network> network) {
    if (WARM.compareAndSet(false, true)) {
      warmUp(rules, settings);
    }
    TranspositionTable table = table(settings.megabytes());
    SearchState state = new SearchState(rules.layout(), table, settings.play(), weights, network);
    SearchThinker thinker =
        new SearchThinker(settings, state, books, notes(table, settings.megabytes()), this::closed);
    open.add(thinker);
    if (left) {
      leave();
      throw EngineException.of(SearchEngine.class, "searchEngine.engineNotInstalledAny");
    }
    return thinker;
  }

  private void closed(SearchThinker thinker) {
    if (open.remove(thinker)) {
      thinker.unusedTable().ifPresent(tables::give);
    }
  }

  /** The first search loads its classes, which takes longer than a short move may: here nobody waits. */
  private void warmUp(Rules rules, EngineSettings settings) {
    SearchState state = new SearchState(
        rules.layout(), new TranspositionTable(1), settings.play(), weights, Optional.empty());
    StopControl control = new StopControl(TimePlan.FREE, WARM_NODES, false, 1);
    Limits limits = Limits.NONE.toNodes(WARM_NODES);
    Task task = new Task(rules.start(), List.of(), limits);
    Answer unused =
        new IterativeDeepening(task, settings.alone(), state, control, info -> {}).answer();
  }

  /** A table as large as can be had: what else is open may have taken the memory that there was. */
  private TranspositionTable table(int megabytes) {
    for (int size = megabytes; size > 1; size /= 2) {
      try {
        TranspositionTable table = tables.take(size);
        MemoryLeft.check();
        return table;
      } catch (OutOfMemoryError e) {
        LOG.log(Level.DEBUG, "no {0} megabytes for a table", size);
      }
    }
    return tables.take(1);
  }

  private static List<LocalizedText> notes(TranspositionTable table, int wanted) {
    return table.megabytes() >= wanted
        ? List.of()
        : List.of(Sentence.of(
            SearchEngine.class, "searchEngine.usiHashInsteadNot", table.megabytes(), wanted));
  }

  /** The service leaves. */
  @Deactivate
  void leave() {
    left = true;
    open.forEach(SearchThinker::close);
  }
}
