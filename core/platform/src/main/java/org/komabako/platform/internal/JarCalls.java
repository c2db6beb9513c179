package org.komabako.platform.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;

/** What is said of calls in a jar that a variant, which is data and rules, does not need. */
enum JarCalls {
  /** The program is not a variant's to end. */
  EXIT(
      LocalizedText.of("ends the program", "このソフトを終了させる"),
      "java/lang/System.exit",
      "java/lang/Runtime.exit",
      "java/lang/Runtime.halt"),
  /** Other programs. */
  PROGRAMS(
      LocalizedText.of("starts other programs", "ほかのプログラムを起動する"),
      "java/lang/ProcessBuilder",
      "java/lang/Runtime.exec"),
  /** What the virtual machine does not check. */
  NATIVE(
      LocalizedText.of("loads native code", "ネイティブコードを読み込む"),
      "java/lang/System.load",
      "java/lang/System.loadLibrary",
      "java/lang/Runtime.load",
      "java/lang/Runtime.loadLibrary",
      "sun/misc/Unsafe"),
  /** The network. */
  NETWORK(
      LocalizedText.of("uses the network", "ネットワークを使う"),
      "java/net/Socket",
      "java/net/ServerSocket",
      "java/net/DatagramSocket",
      "java/net/URL.openConnection",
      "java/net/URL.openStream",
      "java/net/http/HttpClient",
      "java/nio/channels/SocketChannel"),
  /** Files. */
  FILES(
      LocalizedText.of("reads or writes files", "ファイルを読み書きする"),
      "java/io/FileInputStream",
      "java/io/FileOutputStream",
      "java/io/FileReader",
      "java/io/FileWriter",
      "java/io/RandomAccessFile",
      "java/nio/file/Files",
      "java/nio/channels/FileChannel"),
  /** Threads, which a variant must not hold. */
  THREADS(
      LocalizedText.of("starts threads", "スレッドを起動する"),
      "java/lang/Thread",
      "java/util/concurrent/Executors",
      "java/util/concurrent/CompletableFuture",
      "java/util/concurrent/ForkJoinPool",
      "java/util/Timer"),
  /** By which all else can be hidden. */
  REFLECTION(
      LocalizedText.of("calls code by its name (reflection)", "名前でコードを呼び出す（リフレクション）"),
      "java/lang/Class.forName",
      "java/lang/reflect/Method",
      "java/lang/reflect/Constructor",
      "java/lang/reflect/Field");

  private final LocalizedText text;
  private final List<String> signs;

  JarCalls(LocalizedText text, String... signs) {
    this.text = text;
    this.signs = List.of(signs);
  }

  /** What it does, as a part of a sentence. */
  LocalizedText text() {
    return text;
  }

  /** The first of its signs among the calls of a class. */
  Optional<String> in(Set<String> calls) {
    return signs.stream().filter(calls::contains).findFirst();
  }

  /** Those that the user is told of and that keep no jar out. */
  static List<JarCalls> told() {
    return Arrays.stream(values()).filter(each -> each != EXIT).toList();
  }
}
