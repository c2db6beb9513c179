package org.komabako.ui.widgets.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.widgets.paint.Icon;
import org.komabako.ui.widgets.text.Messages;

/** The toolbar of a window: the actions that are tools, as icons, some with a word where there is room. */
public final class ToolStrip {
  /** Tools from this place on stand at the right. */
  private static final int RIGHT = 90;

  private static final int TEN = 10;

  /** How much of a tool that can do nothing now is ground. */
  private static final double FAINT = 0.65;

  private final Composite strip;
  private final Actions actions;
  private final Messages messages;
  private final Look look;
  private final List<Image> images = new ArrayList<>();
  private final Map<ToolItem, Action> items = new LinkedHashMap<>();
  private List<Action> shown = List.of();
  private boolean words = true;
  /** How wide all is with its words. */
  private int wide;

  /** Follows the actions, the language and the colours. */
  public ToolStrip(Composite parent, Actions actions, Messages messages, Look look) {
    this.actions = actions;
    this.messages = messages;
    this.look = look;
    strip = new Composite(parent, SWT.NONE);
    strip.setData("part", "toolbar");
    strip.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    GridLayout layout = new GridLayout(2, false);
    layout.marginHeight = 2;
    layout.marginWidth = 6;
    strip.setLayout(layout);
    actions.listen(strip, this::update);
    Look.own(strip);
    look.onChange(strip, () -> {
      strip.setBackground(Look.color(look.palette().surface()));
      fill();
    });
    messages.onChange(strip, this::fill);
    strip.addListener(SWT.Resize, e -> fit());
    strip.addListener(SWT.Dispose, e -> disposeImages());
  }

  private void disposeImages() {
    images.forEach(Image::dispose);
    images.clear();
  }

  private List<Action> tools() {
    return actions.all().stream()
        .filter(action -> action.tool().isPresent())
        .sorted(Comparator.comparingInt(action -> action.tool().orElseThrow().place()))
        .toList();
  }

  /** What can be done, or what there is to do, may be otherwise now. */
  public void update() {
    if (strip.isDisposed()) {
      return;
    }
    if (!tools().equals(shown)) {
      fill();
    } else {
      items.forEach(ToolStrip::show);
    }
  }

  private static void show(ToolItem item, Action action) {
    boolean enabled = action.enabled().getAsBoolean();
    if (item.getEnabled() != enabled) {
      item.setEnabled(enabled);
    }
    if (action.kind() == Action.Kind.CHECK) {
      item.setSelection(action.checked().getAsBoolean());
    }
  }

  private void fill() {
    shown = tools();
    items.clear();
    List.of(strip.getChildren()).forEach(child -> child.dispose());
    disposeImages();
    bar(shown.stream().filter(each -> place(each) < RIGHT).toList(), true);
    bar(shown.stream().filter(each -> place(each) >= RIGHT).toList(), false);
    words = true;
    wide = strip.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
    fit();
    strip.requestLayout();
  }

  private static int place(Action action) {
    return action.tool().orElseThrow().place();
  }

  private void bar(List<Action> tools, boolean left) {
    ToolBar bar = new ToolBar(strip, SWT.FLAT | SWT.RIGHT);
    bar.setLayoutData(new GridData(left ? SWT.FILL : SWT.END, SWT.CENTER, left, true));
    int ten = -1;
    for (Action action : tools) {
      int place = place(action);
      if (ten >= 0 && place / TEN != ten) {
        new ToolItem(bar, SWT.SEPARATOR);
      }
      ten = place / TEN;
      items.put(item(bar, action), action);
    }
    items.forEach(ToolStrip::show);
  }

  private ToolItem item(ToolBar bar, Action action) {
    Action.Tool tool = action.tool().orElseThrow();
    ToolItem item = new ToolItem(bar, action.kind() == Action.Kind.CHECK ? SWT.CHECK : SWT.PUSH);
    Palette palette = look.palette();
    item.setImage(icon(bar, tool, palette.text()));
    // The toolkit makes one that is half as large where the screen is scaled.
    item.setDisabledImage(icon(bar, tool, palette.text().towards(palette.surface(), FAINT)));
    item.setData("action", action.id());
    String text = action.plain(messages);
    item.setToolTipText(action.keys().exists() ? text + " (" + action.keys().text() + ")" : text);
    Look.name(item, text);
    if (tool.named()) {
      item.setText(messages.get("tool." + action.id()));
    }
    item.addListener(SWT.Selection, e -> {
      var unused = actions.run(action.id());
      update();
    });
    return item;
  }

  private Image icon(ToolBar bar, Action.Tool tool, Ink ink) {
    Image image = Icon.of(bar.getDisplay(), Outline.parse(tool.icon()), ink);
    images.add(image);
    return image;
  }

  /** The words go where they would not fit. */
  private void fit() {
    boolean room = strip.getSize().x >= wide || strip.getSize().x == 0;
    if (room != words) {
      words = room;
      items.forEach((item, action) -> {
        if (action.tool().orElseThrow().named()) {
          item.setText(room ? messages.get("tool." + action.id()) : "");
        }
      });
      strip.layout(true, true);
    }
  }
}
