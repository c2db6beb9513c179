package org.komabako.ui.widgets.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.komabako.ui.client.Screen;

@ExtendWith(Screen.class)
class SpokenNamesTest {
  @Test
  void whatScreenReadersSay() {
    Shell shell = new Shell(Screen.display());
    try {
      Group group = new Group(shell, SWT.NONE);
      group.setText("Rules && moves");
      Text alone = new Text(new Composite(group, SWT.NONE), SWT.MULTI);
      Composite row = new Composite(group, SWT.NONE);
      Label label = new Label(row, SWT.NONE);
      label.setText("&Name");
      Text labelled = new Text(row, SWT.SINGLE);

      Text first = new Text(new Composite(row, SWT.NONE), SWT.SINGLE);
      Label other = new Label(row, SWT.NONE);
      other.setText("Player");
      Text inRow = new Text(new Composite(row, SWT.NONE), SWT.SINGLE);

      assertEquals("Rules & moves", SpokenNames.of(alone));
      assertEquals("Rules & moves", SpokenNames.of(first), "no label is before its row");
      assertEquals("Player", SpokenNames.of(inRow));
      assertEquals("Name", SpokenNames.of(labelled));
      Composite panel = new Composite(shell, SWT.NONE);
      panel.setData("title", "Moves");
      assertEquals("Moves", SpokenNames.of(new Text(panel, SWT.MULTI)));
      assertEquals("", SpokenNames.of(new Text(shell, SWT.SINGLE)), "nothing around it has a name");
    } finally {
      shell.dispose();
    }
  }
}
