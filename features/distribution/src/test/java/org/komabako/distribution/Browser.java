package org.komabako.distribution;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A Chromium without a window, led by its DevTools protocol. Where none is installed the test is skipped and says so.
 */
final class Browser implements AutoCloseable {
  private static final int SECONDS = 60;

  private final Process process;
  private final WebSocket socket;
  private final BlockingQueue<JsonObject> heard = new LinkedBlockingQueue<>();
  private final List<String> loaded = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private int asked;

  private Browser(Process process, URI page) {
    this.process = process;
    socket = HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .buildAsync(page, new Ear())
        .join();
    ask("Page.enable", "{}");
    ask("Runtime.enable", "{}");
    ask("Network.enable", "{}");
    ask("Log.enable", "{}");
  }

  /**
   * Starts one.
   *
   * @param folder for what it keeps
   */
  static Browser start(Path folder) throws Exception {
    List<String> names = List.of("chromium", "chromium-browser", "google-chrome", "chrome");
    String path = System.getenv().getOrDefault("PATH", "/usr/bin");
    List<Path> found = Stream.of(path.split(":"))
        .flatMap(each -> names.stream().map(name -> Path.of(each, name)))
        .filter(Files::isExecutable)
        .toList();
    assumeTrue(
        !found.isEmpty(),
        "no Chromium here, so no page was tried in a browser (Debian: apt install chromium)");
    Process process = new ProcessBuilder(
            found.get(0).toString(),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--remote-debugging-port=0",
            "--user-data-dir=" + folder,
            "about:blank")
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("said.txt").toFile())
        .start();
    try {
      Path port = folder.resolve("DevToolsActivePort");
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
      while (process.isAlive()
          && !(Files.exists(port) && Files.readString(port).contains("/devtools"))) {
        if (System.nanoTime() > end) {
          throw new IOException("Chromium did not open its port in " + SECONDS + " s");
        }
        TimeUnit.MILLISECONDS.sleep(20);
      }
      return new Browser(process, page(Files.readAllLines(port).get(0)));
    } catch (Exception e) {
      process.destroyForcibly();
      throw e;
    }
  }

  private static URI page(String port) throws IOException {
    try (JsonReader tabs = Json.createReader(
        URI.create("http://127.0.0.1:" + port + "/json/list").toURL().openStream())) {
      return tabs.readArray().getValuesAs(JsonObject.class).stream()
          .filter(tab -> tab.getString("type").equals("page"))
          .map(tab -> URI.create(tab.getString("webSocketDebuggerUrl")))
          .findFirst()
          .orElseThrow();
    }
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder begun = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      begun.append(data);
      if (last) {
        try (JsonReader reader = Json.createReader(new StringReader(begun.toString()))) {
          heard.add(reader.readObject());
        }
        begun.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  /** Opens an address and waits until it is loaded. */
  void open(URI address) {
    ask("Page.navigate", Json.createObjectBuilder().add("url", "about:blank"));
    hear("Page.loadEventFired");
    ask("Page.navigate", Json.createObjectBuilder().add("url", address.toString()));
    hear("Page.loadEventFired");
  }

  /** The size of the window, and whether the reader's system is dark. */
  void look(int width, int height, boolean dark) {
    ask(
        "Emulation.setDeviceMetricsOverride",
        Json.createObjectBuilder()
            .add("width", width)
            .add("height", height)
            .add("deviceScaleFactor", 1)
            .add("mobile", false));
    ask(
        "Emulation.setEmulatedMedia",
        Json.createObjectBuilder()
            .add(
                "features",
                Json.createArrayBuilder()
                    .add(Json.createObjectBuilder()
                        .add("name", "prefers-color-scheme")
                        .add("value", dark ? "dark" : "light"))));
  }

  /** Presses and lets go a key. */
  void press(String key) {
    for (String type : List.of("keyDown", "keyUp")) {
      ask("Input.dispatchKeyEvent", Json.createObjectBuilder().add("type", type).add("key", key));
    }
  }

  /** Clicks at a place of the window. */
  void click(int x, int y) {
    for (String type : List.of("mousePressed", "mouseReleased")) {
      ask(
          "Input.dispatchMouseEvent",
          Json.createObjectBuilder()
              .add("type", type)
              .add("x", x)
              .add("y", y)
              .add("button", "left")
              .add("clickCount", 1));
    }
  }

  /** What an expression is within the page, as text. */
  String told(String expression) {
    JsonObject answer = ask(
        "Runtime.evaluate",
        Json.createObjectBuilder().add("expression", "String(" + expression + ")"));
    return answer.getJsonObject("result").getString("value");
  }

  /** A PNG of what is seen. */
  byte[] picture() {
    return Base64.getDecoder().decode(ask("Page.captureScreenshot", "{}").getString("data"));
  }

  /** The addresses that were asked for so far. */
  List<String> loaded() {
    ask("Runtime.evaluate", "{\"expression\":\"0\"}");
    return List.copyOf(loaded);
  }

  /** Errors of scripts and whatever a policy forbade, so far. */
  List<String> complaints() {
    ask("Runtime.evaluate", "{\"expression\":\"0\"}");
    return List.copyOf(complaints);
  }

  private JsonObject ask(String method, JsonObjectBuilder with) {
    return ask(method, with.build().toString());
  }

  private JsonObject ask(String method, String with) {
    asked++;
    socket
        .sendText(
            "{\"id\":" + asked + ",\"method\":\"" + method + "\",\"params\":" + with + "}", true)
        .join();
    while (true) {
      JsonObject next = next();
      if (next.getInt("id", 0) == asked) {
        if (!next.containsKey("result")) {
          throw new IllegalStateException(method + ": " + next);
        }
        return next.getJsonObject("result");
      }
    }
  }

  private void hear(String event) {
    String last;
    do {
      last = next().getString("method", "");
    } while (!last.equals(event));
  }

  private JsonObject next() {
    try {
      JsonObject next = heard.poll(SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new IllegalStateException("Chromium said nothing for " + SECONDS + " s");
      }
      switch (next.getString("method", "")) {
        case "Network.requestWillBeSent" ->
          loaded.add(next.getJsonObject("params").getJsonObject("request").getString("url"));
        case "Runtime.exceptionThrown", "Log.entryAdded" ->
          complaints.add(next.getJsonObject("params").toString());
        default -> {}
      }
      return next;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    socket.abort();
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(each -> each.onExit().join());
  }
}
