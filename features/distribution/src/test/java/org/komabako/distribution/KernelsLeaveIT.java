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

/**
 * The classes that the kernel loads for a variant go with its bundle. A game of it is suspended then and
 * keeps its text, so that nobody needs them.
 */
class KernelsLeaveIT {
  @TempDir
  Path folder;

  @Test
  void theHiddenClassesOfAVariantGoWithItsBundle() throws Exception {
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      platform.bundles().call("install", MadeUpVariant.first().uri(folder));
      List<WeakReference<Class<?>>> kernels = play(platform);
      assertFalse(kernels.isEmpty());
      // Each is a whole collection, which takes classes too.
      System.gc();
      System.gc();
      assertEquals(kernels.size(), left(kernels), "the game needs them");
      platform.bundles().call("uninstall", MadeUpVariant.NAME);
      assertEquals(1, platform.games().all("list").size(), "the game is suspended, not closed");
      RunningPlatform.awaitCollected(kernels);
    }
  }

  /** Begins a game and plays a move; what its moves are generated with. */
  private static List<WeakReference<Class<?>>> play(RunningPlatform platform)
      throws ReflectiveOperationException {
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
    platform.newGame(MadeUpVariant.KEY).call("change", look);
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

  private static long left(List<WeakReference<Class<?>>> kernels) {
    return kernels.stream().filter(each -> each.get() != null).count();
  }
}
