package org.komabako.ui.client.desk;

import java.nio.file.Path;
import org.komabako.ui.client.action.Actions;
import org.komabako.ui.client.look.Look;
import org.komabako.ui.client.opponents.Engines;
import org.komabako.ui.client.paint.Pictures;
import org.komabako.ui.client.services.Services;
import org.komabako.ui.client.settings.Settings;
import org.komabako.ui.client.text.Messages;
import org.komabako.ui.client.work.DisplayGate;
import org.komabako.ui.client.work.Work;

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
    Path data) {}
