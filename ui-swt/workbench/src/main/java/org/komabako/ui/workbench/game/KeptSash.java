package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** Keeps how a form with two parts is divided. */
final class KeptSash {
  private static final int WHOLE = 1000;
  private static final int LEAST = 100;

  private KeptSash() {}

  /**
   * Divides a form as it was divided last, and remembers from now on.
   *
   * @param setting the share of the first part, of a thousand
   */
  static void keep(SashForm form, Settings settings, Setting<Integer> setting) {
    int share = Math.max(LEAST, Math.min(WHOLE - LEAST, settings.get(setting)));
    form.setWeights(share, WHOLE - share);
    form.getChildren()[0].addListener(SWT.Resize, e -> {
      int[] weights = form.getWeights();
      // Before the window is laid out the parts have no size yet.
      if (weights.length == 2 && form.isVisible() && form.getSize().x > LEAST) {
        settings.set(setting, WHOLE * weights[0] / (weights[0] + weights[1]));
      }
    });
  }
}
