package org.komabako.grid.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.StateException;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.PartSource;
import org.komabako.grid.UnitResult;
import org.komabako.grid.WorkerStatus;

/** The grid on a PostgreSQL of its own, with workers in this process. */
@Tag("slow")
@Timeout(120)
class GridTest {
  private static final String PROGRAM = "1+a";
  private static GridServer server;

  @TempDir
  Path folder;

  private final Squares squares = new Squares();
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final List<AutoCloseable> open = new ArrayList<>();
  private String url;
  private GridService grid;

  @BeforeAll
  static void startServer(@TempDir Path data) {
    server = new GridServer(data.resolve("data"));
  }

  @AfterAll
  static void stopServer() throws Exception {
    if (server != null) {
      server.close();
    }
  }

  @BeforeEach
  void join() throws Exception {
    url = server.database();
    grid = new GridService(folder.resolve("grid"), () -> PROGRAM);
    grid.use(Optional.of(url));
  }

  @AfterEach
  void leave() throws Exception {
    for (AutoCloseable each : open) {
      each.close();
    }
    grid.close();
  }

  private GridWorker worker(String name, String program, boolean trust) {
    return worker(name, program, trust, squares, InstantSource.system());
  }

  private GridWorker worker(
      String name, String program, boolean trust, Squares work, InstantSource machine) {
    return worker(
        new WorkerOptions(
            name, 1, Set.of(), trust, Set.of(), Optional.empty(), Duration.ofSeconds(1)),
        program,
        work,
        machine);
  }

  private GridWorker worker(
      WorkerOptions options, String program, Squares work, InstantSource machine) {
    GridDatabase database = new GridDatabase(url);
    JobChoice choice = new JobChoice(
        database,
        kind -> Optional.of(work).filter(each -> each.name().equals(kind)).map(each -> each),
        options,
        program,
        text -> said.add(text.in(Locale.ENGLISH)));
    GridWorker worker = new GridWorker(
        database, choice, options, program, machine, text -> said.add(text.in(Locale.ENGLISH)));
    worker.start();
    open.add(worker);
    open.add(database);
    return worker;
  }

  private static JobRequest job(String id, int units, String spec, byte[]... parts) {
    List<byte[]> numbers = IntStream.range(0, units).mapToObj(Squares::bytes).toList();
    return new JobRequest(
        id, "square", "squares " + id, Squares.bytes(spec), numbers, List.of(parts), 0);
  }

  private void awaitDone(String id) {
    await(() -> grid.status(id).state() == JobStatus.State.DONE);
  }

  private void await(java.util.concurrent.Callable<Boolean> condition) {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(50))
        .atMost(Duration.ofSeconds(60))
        .ignoreException(StateException.class)
        .until(() -> {
          for (AutoCloseable each : open) {
            if (each instanceof GridWorker worker) {
              worker.look();
            }
          }
          return condition.call();
        });
  }

  @Test
  void eachUnitIsDoneOnceByOneOfTheWorkers() {
    grid.begin(job("a", 60, "5"));
    grid.begin(job("a", 60, "5"));
    worker("first", PROGRAM, false);
    worker("second", PROGRAM, false);
    awaitDone("a");
    List<UnitResult> results = grid.results("a", 0, 1000);
    assertEquals(60, results.size());
    for (UnitResult result : results) {
      assertEquals(String.valueOf(result.unit() * result.unit()), Squares.text(result.content()));
    }
    assertEquals(60, squares.begun.get());
    assertEquals(
        Set.of("first", "second"),
        Set.copyOf(results.stream().map(UnitResult::worker).toList()));
    assertEquals(
        results.subList(50, 60).stream().map(UnitResult::unit).toList(),
        grid.results("a", results.get(49).order(), 1000).stream()
            .map(UnitResult::unit)
            .toList());
    grid.remove("a");
    assertEquals(List.of(), grid.jobs());
  }

  @Test
  void aWorkerThatStopsPutsItsUnitBackAtOnce() {
    grid.begin(job("a", 2, "60000"));
    GridWorker first = worker("first", PROGRAM, false);
    await(first::isBusy);
    open.remove(first);
    first.close();
    assertEquals(0, grid.status("a").working());
    assertEquals(List.of(), grid.workers());
    grid.remove("a");
  }

  @Test
  void quickUnitsAreTakenAndGivenManyAtOnce() throws Exception {
    grid.begin(job("a", 400, "0"));
    worker("first", PROGRAM, false);
    worker("second", PROGRAM, false);
    awaitDone("a");
    assertEquals(400, squares.begun.get());
    // All results of one call have the same time.
    long calls = count("(SELECT DISTINCT worker, done FROM grid_result) AS calls");
    assertTrue(calls <= 40, () -> calls + " calls");
  }

  @Test
  void aWorkerThatStopsGivesWhatIsReadyAndPutsTheRestBack() throws Exception {
    grid.begin(job("a", 200, "20"));
    GridWorker first = worker("first", PROGRAM, false);
    await(() -> grid.status("a").done() > 20);
    open.remove(first);
    first.close();
    assertEquals(0, count("grid_task WHERE picked OR picked_by IS NOT NULL"));
    int done = grid.status("a").done();
    assertTrue(done >= squares.begun.get() - 1, () -> done + " of " + squares.begun);
    worker("second", PROGRAM, false);
    awaitDone("a");
    assertTrue(squares.begun.get() <= 201, squares.begun::toString);
  }

  @Test
  void whatIsPausedIsWorkedOnByNobody() {
    grid.begin(job("a", 3, "60000"));
    GridWorker first = worker("first", PROGRAM, false);
    await(first::isBusy);
    grid.pause("a");
    await(() -> !first.isBusy());
    await(() -> grid.status("a").working() == 0);
    assertEquals(JobStatus.State.PAUSED, grid.status("a").state());
    grid.resume("a");
    await(first::isBusy);
    grid.remove("a");
    await(() -> !first.isBusy());
  }

  @Test
  void jobsOfAnotherProgramAreLeftToOthers() {
    grid.begin(job("a", 1, "0"));
    worker("other", "2+b", false);
    assertTrue(
        said.contains("Left to others: squares a: it was made by Komabako 1+a, and this is 2+b;"
            + " results of different programs are not mixed"),
        said.toString());
    worker("same", PROGRAM, false);
    awaitDone("a");
    assertEquals("same", grid.results("a", 0, 10).get(0).worker());
  }

  @Test
  void partsAreOnlyFetchedByThoseWhoTrustThem() throws Exception {
    byte[] part = Squares.bytes("a variant");
    grid.begin(job("a", 1, "part " + PartSource.digest(part), part));
    worker("careful", PROGRAM, false);
    assertTrue(said.contains("Left to others: squares a: the part is not there"), said.toString());
    worker("trusting", PROGRAM, true);
    awaitDone("a");
    assertEquals("trusting", grid.results("a", 0, 10).get(0).worker());
    grid.remove("a");
    assertEquals(0, count("grid_part"));
  }

  /** Writes a key as openssl does; the digest of its public half. */
  private static String key(Path file) throws Exception {
    KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    Base64.Encoder text = Base64.getMimeEncoder();
    Files.writeString(
        file,
        "-----BEGIN PRIVATE KEY-----\n" + text.encodeToString(pair.getPrivate().getEncoded())
            + "\n-----END PRIVATE KEY-----\n-----BEGIN PUBLIC KEY-----\n"
            + text.encodeToString(pair.getPublic().getEncoded())
            + "\n-----END PUBLIC KEY-----\n");
    return PartSource.digest(pair.getPublic().getEncoded());
  }

  private GridWorker trusting(String name, String signer) {
    return worker(
        new WorkerOptions(
            name, 1, Set.of(), false, Set.of(signer), Optional.empty(), Duration.ofSeconds(1)),
        PROGRAM,
        squares,
        InstantSource.system());
  }

  @Test
  void partsThatAreSignedAreFetchedByThoseWhoTrustTheKey() throws Exception {
    String signer = key(folder.resolve("key"));
    String other = key(folder.resolve("other"));
    byte[] part = Squares.bytes("a variant");
    grid.begin(job("unsigned", 1, "part " + PartSource.digest(part), part));
    grid.signWith(Optional.of(folder.resolve("key")));
    grid.begin(job("signed", 1, "part " + PartSource.digest(part), part));
    grid.begin(job("changed", 1, "part " + PartSource.digest(part), part));
    alter("UPDATE grid_job SET spec = spec || ' '::bytea WHERE id = 'changed'");
    trusting("of another", other);
    trusting("of this one", signer);
    awaitDone("signed");
    assertEquals("of this one", grid.results("signed", 0, 10).get(0).worker());
    for (String id : List.of("unsigned", "changed")) {
      assertEquals(0, grid.status(id).done());
      assertTrue(said.contains("Left to others: squares " + id + ": the part is not there"));
    }
    grid.signWith(Optional.empty());
    grid.begin(job("later", 1, "part " + PartSource.digest(part), part));
    assertEquals(0, count("grid_job WHERE id = 'later' AND signature IS NOT NULL"));
    String told = assertThrows(
            IllegalArgumentException.class,
            () -> grid.signWith(Optional.of(Files.writeString(folder.resolve("no key"), "x"))))
        .getMessage();
    assertTrue(told.contains("holds no Ed25519 key"), told);
  }

  private long count(String table) throws Exception {
    try (GridDatabase database = new GridDatabase(url)) {
      return database.ask(connection -> {
        try (Statement statement = connection.createStatement();
            var rows = statement.executeQuery("SELECT count(*) FROM " + table)) {
          return rows.next() ? rows.getLong(1) : -1;
        }
      });
    }
  }

  @Test
  void aPartWhoseBytesWereChangedIsNone() throws Exception {
    byte[] part = Squares.bytes("a variant");
    grid.begin(job("a", 1, "part " + PartSource.digest(part), part));
    alter("UPDATE grid_part SET content = 'other'");
    worker("trusting", PROGRAM, true);
    assertTrue(said.contains("Left to others: squares a: the part is not there"), said.toString());
  }

  private void alter(String statement) throws Exception {
    try (GridDatabase database = new GridDatabase(url)) {
      database.ask(connection -> {
        try (Statement altering = connection.createStatement()) {
          return altering.execute(statement);
        }
      });
    }
  }

  @Test
  void aWorkerWhoseResultIsRefusedIsSetAside() {
    grid.begin(job("a", 4, "0"));
    GridWorker wrong = worker("wrong", PROGRAM, false);
    awaitDone("a");
    grid.refuse("a", grid.results("a", 0, 1).get(0), "2 times 2 is 4");
    assertEquals(3, grid.status("a").done());
    await(() -> !wrong.refused().isEmpty());
    assertEquals("2 times 2 is 4", wrong.refused());
    assertEquals(3, grid.status("a").done(), "its results are not taken any more");
    worker("right", PROGRAM, false);
    awaitDone("a");
    assertEquals("right", grid.results("a", 0, 10).get(3).worker());
    WorkerStatus status = grid.workers().stream()
        .filter(each -> each.name().equals("wrong"))
        .findFirst()
        .orElseThrow();
    assertEquals("2 times 2 is 4", status.refused());
  }

  @Test
  void aJobWhoseUnitsFailIsPausedAndSaysWhy() throws Exception {
    squares.fails = true;
    grid.begin(job("a", 1, "0"));
    alter("UPDATE grid_task SET consecutive_failures = 4");
    worker("first", PROGRAM, false);
    await(() -> grid.status("a").state() == JobStatus.State.PAUSED);
    assertEquals("it does not add up", grid.status("a").note().in(Locale.ENGLISH));
    assertTrue(said.contains("squares a: a unit failed: it does not add up"), said.toString());
  }

  @Test
  void aServerThatWasAwayLosesNothing() throws Exception {
    grid.begin(job("a", 40, "100"));
    worker("first", PROGRAM, false);
    worker("second", PROGRAM, false);
    await(() -> grid.status("a").done() > 3);
    server.awayFor(2500);
    awaitDone("a");
    assertEquals(40, grid.results("a", 0, 100).size());
    assertTrue(said.stream().anyMatch(each -> each.startsWith("Waiting for the database: ")));
    assertTrue(said.contains("The database answers again."), said.toString());
  }

  @Test
  void tablesOfAnotherVersionAreNotTouched() throws Exception {
    alter("UPDATE grid_meta SET value = 7");
    grid.close();
    GridService other = new GridService(folder.resolve("grid"), () -> PROGRAM);
    String told = assertThrows(StateException.class, other::jobs).getMessage();
    assertTrue(told.endsWith("are of version 7; this program knows version 2"), told);
    other.close();
  }

  @Test
  void tablesThatSomebodyAlteredAreTold() throws Exception {
    alter("ALTER TABLE grid_job DROP COLUMN title");
    String told =
        assertThrows(StateException.class, () -> grid.begin(job("a", 1, "0"))).getMessage();
    assertTrue(told.startsWith("the tables of the grid in "), told);
    assertTrue(told.contains("were altered: "), told);
  }

  @Test
  void aPasswordIsNeverShown() throws Exception {
    String secret = url + "&password=hunter2";
    grid.use(Optional.of(secret));
    assertFalse(grid.place().orElseThrow().contains("hunter2"), grid.place().toString());
    String told = assertThrows(
            StateException.class,
            () -> grid.use(Optional.of(
                secret.replace("localhost", "127.0.0.1").replaceFirst(":[0-9]+/", ":1/"))))
        .getMessage();
    assertFalse(told.contains("hunter2"), told);
    assertTrue(told.contains("cannot be reached"), told);
  }

  @Test
  void whoHasNotJoinedIsTold() {
    grid.use(Optional.empty());
    assertEquals(
        "no grid was joined; name its database with grid:join",
        assertThrows(StateException.class, grid::jobs).getMessage());
    assertEquals(Optional.empty(), grid.place());
  }

  @Test
  void aWorkerWhoseClockIsWrongTakesNothingFromOthersAndIsNotTakenForDead() throws Exception {
    grid.begin(job("a", 2, "9000"));
    GridWorker right = worker("right", PROGRAM, false);
    await(right::isBusy);
    // Each hears of the other only by the heartbeats of a second; six that are missed are too many.
    InstantSource ahead = () -> Instant.now().plusSeconds(3600);
    worker("ahead", PROGRAM, false, squares, ahead);
    awaitDone("a");
    assertEquals(2, squares.begun.get(), "nothing was worked on twice");
    assertEquals(
        Set.of("right", "ahead"),
        Set.copyOf(grid.results("a", 0, 9).stream().map(UnitResult::worker).toList()));
  }

  @Test
  void aWorkerThatIsTenTimesSlowerHoldsNobodyUp() {
    grid.begin(job("a", 30, "100"));
    Squares slow = new Squares();
    slow.slower = 10;
    worker("slow", PROGRAM, false, slow, InstantSource.system());
    worker("fast", PROGRAM, false);
    awaitDone("a");
    List<UnitResult> results = grid.results("a", 0, 100);
    assertEquals(30, results.size());
    assertEquals(30, squares.begun.get() + slow.begun.get());
    long bySlow = results.stream().filter(each -> each.worker().equals("slow")).count();
    assertTrue(bySlow >= 1 && bySlow < 10, () -> bySlow + " of 30");
  }

  @Test
  void aWorkerThatWasKilledIsForgotten() throws Exception {
    worker("killed", PROGRAM, false);
    assertEquals(1, grid.workers().size());
    alter("UPDATE grid_worker SET name = 'gone', seen = now() - interval '3 minutes'");
    assertEquals(List.of(), grid.workers());
    alter("UPDATE grid_worker SET seen = now() - interval '2 days'");
    grid.remove("any");
    assertEquals(0, count("grid_worker"));
  }
}
