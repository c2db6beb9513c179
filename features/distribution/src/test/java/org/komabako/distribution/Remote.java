package org.komabako.distribution;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * An object of a bundle. Its classes are not those of the test, which has the same API from the class
 * path; so it is called by name. That needs no probe bundle and no package that the framework would
 * not have in production.
 */
record Remote(Object target) {

  /** Calls a public method by its name and the number of its arguments. */
  Object call(String name, Object... arguments) {
    try {
      return method(name, arguments.length).invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  Remote get(String name, Object... arguments) {
    return new Remote(call(name, arguments));
  }

  String text(String name, Object... arguments) {
    return String.valueOf(call(name, arguments));
  }

  List<Remote> all(String name) {
    return ((List<?>) call(name)).stream().map(Remote::new).toList();
  }

  Optional<Remote> optional(String name, Object... arguments) {
    return ((Optional<?>) call(name, arguments)).map(Remote::new);
  }

  private Method method(String name, int arguments) {
    Deque<Class<?>> types = new ArrayDeque<>(List.of(target.getClass()));
    while (!types.isEmpty()) {
      Class<?> type = types.pop();
      for (Method method : type.getDeclaredMethods()) {
        if (method.getName().equals(name)
            && method.getParameterCount() == arguments
            && Modifier.isPublic(method.getModifiers())
            && Modifier.isPublic(type.getModifiers())
            && type.getModule().isExported(type.getPackageName(), Remote.class.getModule())
            && !method.isBridge()) {
          return method;
        }
      }
      types.addAll(List.of(type.getInterfaces()));
      if (type.getSuperclass() != null) {
        types.add(type.getSuperclass());
      }
    }
    throw new IllegalArgumentException(target.getClass() + " has no method " + name);
  }
}
