package org.komabako.ui.workbench.desk;

import java.nio.file.Path;
import org.komabako.ui.widgets.action.Actions;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.paint.Pictures;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.work.DisplayGate;
import org.komabako.ui.widgets.work.Work;
import org.komabako.ui.workbench.opponents.Engines;
import org.komabako.ui.workbench.services.Services;

/**
 * What the parts of the client share. Made and closed by the client.
 *
 * @param services what is below the client
 * @param gate the way to the display thread
 * @param work the threads for what may take long
 * @param settings what the user has chosen
 * @param messages the texts
 * @param actions what the user can do
 * @param pictures kept pictures of pieces and boards
 * @param look the colours and fonts of widgets
 * @param engines the engines, and where they play
 * @param data the folder that all is kept in
 * @param version of the program
 */
public record Desk(
    Services services,
    DisplayGate gate,
    Work work,
    Settings settings,
    Messages messages,
    Actions actions,
    Pictures pictures,
    Look look,
    Engines engines,
    Path data,
    String version) {}
