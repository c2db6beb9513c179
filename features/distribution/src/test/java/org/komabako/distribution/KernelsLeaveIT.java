package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The classes that the kernel compiles for a variant go with its bundle and its last game. */
class KernelsLeaveIT {
  private static final int PATIENCE = 100;

  @TempDir
  Path folder;

  @Test
  void theHiddenClassesOfAVariantGoWithItsBundleAndItsGames() throws Exception {
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      List<WeakReference<Class<?>>> kernels = playAndUninstall(platform);
      assertFalse(kernels.isEmpty());
      collect(kernels, 3);
      assertTrue(left(kernels) > 0, "a suspended game still has its kernels");
      platform.games().call("close", platform.games().all("list").get(0).target());
      collect(kernels, PATIENCE);
      assertEquals(0, left(kernels), "hidden classes that are still held, of " + kernels.size());
    }
  }

  /** Installs a variant, plays a move and uninstalls it; what its moves were generated with. */
  private List<WeakReference<Class<?>>> playAndUninstall(RunningPlatform platform)
      throws Exception {
    platform.bundles().call("install", MadeUpVariant.first().uri(folder));
    Remote game = platform.newGame(MadeUpVariant.KEY);
    List<WeakReference<Class<?>>> kernels = new ArrayList<>();
    Function<Object, Object> look = live -> {
      Remote position = new Remote(live).get("position");
      new Remote(live).call("play", position.all("legalMoves").get(0).target());
      kernelsOf(position.get("rules").call("layout")).forEach(each -> {
        assertTrue(each.isHidden(), each.getName());
        kernels.add(new WeakReference<>(each));
      });
      return "";
    };
    game.call("change", look);
    platform.bundles().call("uninstall", MadeUpVariant.NAME);
    return kernels;
  }

  /** What the kernel shows to its own tests only. */
  private static List<Class<?>> kernelsOf(Object layout) {
    try {
      Object fast = hidden(layout, "fast");
      List<Class<?>> classes = new ArrayList<>();
      for (Object each : (List<?>) hidden(fast, "kernelClasses")) {
        classes.add((Class<?>) each);
      }
      return classes;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object hidden(Object target, String name) throws ReflectiveOperationException {
    Method method = target.getClass().getDeclaredMethod(name);
    method.setAccessible(true);
    return method.invoke(target);
  }

  private static void collect(List<WeakReference<Class<?>>> kernels, int patience)
      throws InterruptedException {
    for (int i = 0; i < patience && left(kernels) > 0; i++) {
      System.gc();
      Thread.sleep(50);
    }
  }

  private static long left(List<WeakReference<Class<?>>> kernels) {
    return kernels.stream().filter(each -> each.get() != null).count();
  }
}
