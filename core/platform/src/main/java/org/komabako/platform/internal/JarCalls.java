package org.komabako.platform.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/** What is said of calls in a jar that a variant, which is data and rules, does not need. */
enum JarCalls {
  /** The program is not a variant's to end. */
  EXIT(
      Sentence.of(JarCalls.class, "jarCalls.endsProgram"),
      "java/lang/System.exit",
      "java/lang/Runtime.exit",
      "java/lang/Runtime.halt"),
  /** Other programs. */
  PROGRAMS(
      Sentence.of(JarCalls.class, "jarCalls.startsOtherPrograms"),
      "java/lang/ProcessBuilder",
      "java/lang/Runtime.exec"),
  /** What the virtual machine does not check. */
  NATIVE(
      Sentence.of(JarCalls.class, "jarCalls.loadsNativeCode"),
      "java/lang/System.load",
      "java/lang/System.loadLibrary",
      "java/lang/Runtime.load",
      "java/lang/Runtime.loadLibrary",
      "sun/misc/Unsafe"),
  /** The network. */
  NETWORK(
      Sentence.of(JarCalls.class, "jarCalls.usesNetwork"),
      "java/net/Socket",
      "java/net/ServerSocket",
      "java/net/DatagramSocket",
      "java/net/URL.openConnection",
      "java/net/URL.openStream",
      "java/net/http/HttpClient",
      "java/nio/channels/SocketChannel"),
  /** Files. */
  FILES(
      Sentence.of(JarCalls.class, "jarCalls.readsWritesFiles"),
      "java/io/FileInputStream",
      "java/io/FileOutputStream",
      "java/io/FileReader",
      "java/io/FileWriter",
      "java/io/RandomAccessFile",
      "java/nio/file/Files",
      "java/nio/channels/FileChannel"),
  /** Threads, which a variant must not hold. */
  THREADS(
      Sentence.of(JarCalls.class, "jarCalls.startsThreads"),
      "java/lang/Thread",
      "java/util/concurrent/Executors",
      "java/util/concurrent/CompletableFuture",
      "java/util/concurrent/ForkJoinPool",
      "java/util/Timer"),
  /** By which all else can be hidden. */
  REFLECTION(
      Sentence.of(JarCalls.class, "jarCalls.callsCodeNameReflection"),
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
