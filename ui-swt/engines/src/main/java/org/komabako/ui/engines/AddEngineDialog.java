package org.komabako.ui.engines;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** Asks which program is to be added as an engine; what it speaks is found by asking it. */
final class AddEngineDialog {
  private static final List<String> PROTOCOLS = List.of("", "usi", "cecp", "xshogi");

  private final Frame frame;
  private final Desk desk;
  private final Text program;
  private final Text arguments;
  private final Choice<String> protocol;
  private final Button remote;

  AddEngineDialog(Shell parent, Desk desk, EngineModel model) {
    this.desk = desk;
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "engines.add.title");
    Composite body = frame.body();
    body.setLayout(new GridLayout(3, false));
    Labels labels = new Labels(desk);
    labels.name(body, "engines.add.program");
    program = field(body, "engines.add.program", 1);
    Button browse = new Button(body, SWT.PUSH);
    desk.messages().bind(browse, browse::setText, "engines.add.browse");
    browse.addListener(SWT.Selection, e -> browse());
    labels.name(body, "engines.add.arguments");
    arguments = field(body, "engines.add.arguments", 2);
    labels.name(body, "engines.add.protocol");
    protocol = new Choice<>(
        body,
        desk.messages(),
        each -> each.isEmpty() ? desk.messages().get("engines.add.ask") : each);
    protocol.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    protocol.items(PROTOCOLS);
    remote = new Button(body, SWT.CHECK);
    remote.setData("key", "engines.add.remote");
    remote.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 3, 1));
    desk.messages().bind(remote, remote::setText, "engines.add.remote");
    var unused = labels.sentence(body, 3, () -> desk.messages().get("engines.add.hint"));
    Button add = frame
        .answers(
            "engines.add.yes",
            () -> model.add(
                program.getText().strip(), arguments.getText(), wanted(), remote.getSelection()))
        .yes();
    add.setEnabled(false);
    program.addListener(SWT.Modify, e -> add.setEnabled(!program.getText().isBlank()));
    frame.shell().setDefaultButton(add);
  }

  private static Text field(Composite body, String key, int span) {
    Text field = new Text(body, SWT.BORDER);
    field.setData("key", key);
    field.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, span, 1));
    return field;
  }

  private Optional<String> wanted() {
    return protocol.value().filter(each -> !each.isEmpty());
  }

  private void browse() {
    FileDialog dialog = new FileDialog(frame.shell(), SWT.OPEN);
    dialog.setText(desk.messages().get("engines.add.title"));
    Optional.ofNullable(dialog.open()).ifPresent(program::setText);
  }

  void open() {
    frame.open(520);
    program.setFocus();
  }
}
