package org.komabako.console.commands.grid;

import java.util.List;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.library.DatabasePassword;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.GridView;
import org.komabako.grid.Grid;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The machines that share work. */
@Component(
    service = GridCommands.class,
    property = {
      "osgi.command.scope=grid",
      "osgi.command.function=join",
      "osgi.command.function=leave",
      "osgi.command.function=status",
      "osgi.command.function=pause",
      "osgi.command.function=resume",
      "osgi.command.function=remove"
    })
public final class GridCommands {
  private static final String JOIN = "grid:join";
  private static final String LEAVE = "grid:leave";
  private static final String STATUS = "grid:status";
  private static final String PAUSE = "grid:pause";
  private static final String RESUME = "grid:resume";
  private static final String REMOVE = "grid:remove";

  private final Core core;

  /** Works on the grid. */
  @Activate
  public GridCommands(@Reference Core core) {
    this.core = core;
  }

  /** Shares work through a database from now on. */
  public @Nullable GridView join(CommandSession session, @Descriptor(JOIN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(JOIN, words);
      DatabasePassword password = DatabasePassword.of(session, arguments, DatabasePassword.GRID);
      core.grid().use(Optional.of(password.in(arguments.only())));
      core.grid().signWith(arguments.value("--key").map(file -> UserPaths.resolve(session, file)));
      return view();
    });
  }

  private GridView view() {
    Grid grid = core.grid();
    Optional<String> place = grid.place();
    return place.isEmpty()
        ? new GridView("", List.of(), List.of())
        : new GridView(place.get(), grid.jobs(), grid.workers());
  }

  /** Shares no work any more. */
  public @Nullable GridView leave(@Descriptor(LEAVE) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LEAVE, words).none();
      core.grid().use(Optional.empty());
      return view();
    });
  }

  /** The jobs and the workers. */
  public @Nullable GridView status(@Descriptor(STATUS) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(STATUS, words).none();
      return view();
    });
  }

  /** Lets nobody work on a job. */
  public @Nullable GridView pause(@Descriptor(PAUSE) CharSequence... words) {
    return Command.run(() -> {
      core.grid().pause(Arguments.of(PAUSE, words).only());
      return view();
    });
  }

  /** Goes on with a job. */
  public @Nullable GridView resume(@Descriptor(RESUME) CharSequence... words) {
    return Command.run(() -> {
      core.grid().resume(Arguments.of(RESUME, words).only());
      return view();
    });
  }

  /** Takes a job away. */
  public @Nullable GridView remove(@Descriptor(REMOVE) CharSequence... words) {
    return Command.run(() -> {
      String id = core.grid().status(Arguments.of(REMOVE, words).only()).id();
      core.grid().remove(id);
      return view();
    });
  }
}
