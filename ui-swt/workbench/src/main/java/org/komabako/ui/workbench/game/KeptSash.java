package org.komabako.ui.workbench.game;

import java.util.function.IntSupplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/**
 * How a form with two parts is divided: as is usual for its size until the user drags the line between them, then as
 * he left it.
 */
final class KeptSash {
  private static final int WHOLE = 1000;
  private static final int LEAST = 100;
  /** Weights are rounded. */
  private static final int NEAR = 3;

  private final SashForm form;
  private final Settings settings;
  private final Setting<Integer> setting;
  private final IntSupplier usual;
  private int share;

  /**
   * Divides a form from now on.
   *
   * @param setting the share of the first part, of a thousand
   * @param usual the share where the user has chosen none
   */
  KeptSash(SashForm form, Settings settings, Setting<Integer> setting, IntSupplier usual) {
    this.form = form;
    this.settings = settings;
    this.setting = setting;
    this.usual = usual;
    divide();
    // The parts have their new sizes when that is over.
    form.addListener(SWT.Resize, e -> form.getDisplay().asyncExec(this::divide));
    form.getChildren()[0].addListener(SWT.Resize, e -> keep());
  }

  /** Divides it anew, since the usual share may be another. */
  void divide() {
    if (!form.isDisposed()) {
      int wanted = settings.has(setting) ? settings.get(setting) : usual.getAsInt();
      share = Math.max(LEAST, Math.min(WHOLE - LEAST, wanted));
      if (Math.abs(now() - share) > NEAR) {
        form.setWeights(share, WHOLE - share);
      }
    }
  }

  private int now() {
    int[] weights = form.getWeights();
    return weights.length == 2 ? WHOLE * weights[0] / (weights[0] + weights[1]) : share;
  }

  private void keep() {
    if (form.isVisible() && Math.abs(now() - share) > NEAR) {
      share = now();
      settings.set(setting, share);
    }
  }
}
