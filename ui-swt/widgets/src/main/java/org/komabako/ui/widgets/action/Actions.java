package org.komabako.ui.widgets.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Widget;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.ui.widgets.text.Messages;

/**
 * All that the user can do. The menu bar is built from it, and every shortcut goes through it: a key
 * that is writing is left to a field that is written in.
 */
public final class Actions {
  /**
   * The datum of a control that takes some keys for itself before they are shortcuts: a {@code
   * Predicate<Event>}.
   */
  public static final String CLAIMS = "claims";

  private final Messages messages;
  /** In the order that they stand in menus. */
  private final List<Ranked> actions = new ArrayList<>();

  private final Listeners<Runnable> listeners = new Listeners<>();
  private @Nullable Menu bar;

  private record Ranked(int rank, Action action) {}

  /** No actions yet. */
  public Actions(Messages messages) {
    this.messages = messages;
  }

  /** Runs something whenever an action was done or the menu bar was filled, until a widget is disposed. */
  void listen(Widget owner, Runnable change) {
    Registration listening = listeners.add(change);
    owner.addDisposeListener(e -> listening.close());
  }

  /** Adds an action of the window itself. */
  public void add(Action action) {
    add(0, action);
  }

  /**
   * Adds an action.
   *
   * @param rank within its group it stands after those of a higher rank, and of the same that were there before
   * @throws IllegalArgumentException if its id or its shortcut is taken; the message names both
   */
  public void add(int rank, Action action) {
    for (Action other : all()) {
      if (action.id().equals(other.id())) {
        throw new IllegalArgumentException("there are two actions " + action.id());
      }
      if (action.keys().exists() && action.keys().equals(other.keys())) {
        throw new IllegalArgumentException(action.id() + " has the shortcut of " + other.id() + ": "
            + action.keys().text());
      }
    }
    actions.add(new Ranked(rank, action));
    actions.sort(Comparator.comparing(Ranked::rank, Comparator.reverseOrder()));
  }

  /** Takes an action away; the menu bar has it until it is {@linkplain #fill(Shell) filled} again. */
  public void remove(String id) {
    actions.removeIf(each -> each.action().id().equals(id));
  }

  /** All, those of higher rank first, else in the order they were added. */
  public List<Action> all() {
    return actions.stream().map(Ranked::action).toList();
  }

  /** Does an action if it can be done now; tells whether it was. */
  public boolean run(String id) {
    Optional<Action> action = find(id).filter(each -> each.enabled().getAsBoolean());
    action.ifPresent(each -> {
      each.run().run();
      listeners.tell(Runnable::run);
    });
    return action.isPresent();
  }

  /** Does an action about something, if it can be done now, and if it is not about anything, plainly. */
  public boolean run(String id, String subject) {
    Optional<Action> action = find(id).filter(each -> each.enabled().getAsBoolean());
    action.ifPresent(
        each -> each.runAbout().ifPresentOrElse(about -> about.accept(subject), each.run()));
    return action.isPresent();
  }

  /** The action with an id. */
  public Optional<Action> find(String id) {
    return all().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /** Listens to the keys of a window. */
  public void listen(Shell shell) {
    Display display = shell.getDisplay();
    Listener keys = event -> {
      if (event.widget instanceof Control control && control.getShell() == shell) {
        key(event, control);
      }
    };
    display.addFilter(SWT.KeyDown, keys);
    shell.addDisposeListener(e -> display.removeFilter(SWT.KeyDown, keys));
  }

  private void key(Event event, Control focus) {
    if (focus.getData(CLAIMS) instanceof Predicate<?> claims && test(claims, event)) {
      return;
    }
    for (Action action : all()) {
      if (action.keys().matches(event.stateMask, event.keyCode, event.character)
          && !(action.keys().isWriting() && takesWriting(focus))
          && run(action.id())) {
        event.doit = false;
        event.type = SWT.None;
        return;
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static boolean test(Predicate<?> claims, Event event) {
    return ((Predicate<Event>) claims).test(event);
  }

  private static boolean takesWriting(Control control) {
    return control instanceof Text || control instanceof Combo || control instanceof Spinner;
  }

  /** Fills the menu bar of a window anew; it follows the language. */
  public void fill(Shell shell) {
    Menu old = bar;
    Menu filled = new Menu(shell, SWT.BAR);
    bar = filled;
    for (Menus each : Menus.values()) {
      List<Action> items = all().stream()
          .filter(action -> action.menu() == each)
          .sorted(Comparator.comparingInt(Action::group))
          .toList();
      if (!items.isEmpty()) {
        MenuItem head = new MenuItem(filled, SWT.CASCADE);
        Menu menu = new Menu(shell, SWT.DROP_DOWN);
        head.setMenu(menu);
        messages.bind(head, head::setText, each.message());
        fill(menu, items);
      }
    }
    // GTK keeps the widths of the old words otherwise.
    messages.onChange(filled, () -> {
      distinct(filled);
      shell.setMenuBar(null);
      shell.setMenuBar(filled);
    });
    if (old != null) {
      old.dispose();
    }
    listeners.tell(Runnable::run);
  }

  /** Fills a menu, as a context menu. */
  public void fill(Menu menu, List<Action> items) {
    Map<MenuItem, Action> byItem = new LinkedHashMap<>();
    Map<String, Menu> submenus = new LinkedHashMap<>();
    List<Integer> groups = new ArrayList<>();
    for (Action action : items) {
      if (!groups.isEmpty() && !groups.contains(action.group())) {
        new MenuItem(menu, SWT.SEPARATOR);
      }
      groups.add(action.group());
      Menu place = action.under().isEmpty()
          ? menu
          : submenus.computeIfAbsent(action.under(), id -> submenu(menu, id, byItem));
      byItem.put(item(place, action), action);
    }
    menu.addListener(SWT.Show, e -> show(byItem));
  }

  /** No letter is underlined twice in a menu. */
  private static void distinct(Menu menu) {
    List<MenuItem> items = Stream.of(menu.getItems())
        .filter(item -> (item.getStyle() & SWT.SEPARATOR) == 0)
        .toList();
    List<String> texts =
        Mnemonics.distinct(items.stream().map(MenuItem::getText).toList());
    for (int at = 0; at < items.size(); at++) {
      items.get(at).setText(texts.get(at));
      if (items.get(at).getMenu() != null) {
        distinct(items.get(at).getMenu());
      }
    }
  }

  private Menu submenu(Menu parent, String id, Map<MenuItem, Action> byItem) {
    MenuItem head = new MenuItem(parent, SWT.CASCADE);
    Menu menu = new Menu(head);
    head.setMenu(menu);
    messages.bind(head, head::setText, "action." + id);
    menu.addListener(SWT.Show, e -> show(byItem));
    return menu;
  }

  private static void show(Map<MenuItem, Action> byItem) {
    byItem.forEach((item, action) -> {
      item.setEnabled(action.enabled().getAsBoolean());
      if (action.kind() != Action.Kind.PLAIN) {
        item.setSelection(action.checked().getAsBoolean());
      }
    });
  }

  private MenuItem item(Menu menu, Action action) {
    MenuItem item = new MenuItem(
        menu,
        switch (action.kind()) {
          case PLAIN -> SWT.PUSH;
          case CHECK -> SWT.CHECK;
          case RADIO -> SWT.RADIO;
        });
    messages.onChange(item, () -> {
      String text = action.text().apply(messages);
      item.setText(action.keys().exists() ? text + "\t" + action.keys().text() : text);
    });
    item.setData("action", action.id());
    item.addListener(SWT.Selection, e -> {
      if (action.kind() != Action.Kind.RADIO || item.getSelection()) {
        var unused = run(action.id());
      }
    });
    return item;
  }
}
