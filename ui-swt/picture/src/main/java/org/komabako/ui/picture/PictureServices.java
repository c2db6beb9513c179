package org.komabako.ui.picture;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.osgi.annotation.bundle.Capability;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/** The piece sets and themes that bundles bring, as services: they are offered as long as they are there. */
@Capability(
    namespace = "komabako.whiteboard",
    name = "whiteboard.pieceSet",
    attribute = "service=org.komabako.ui.picture.PieceSet")
@Capability(
    namespace = "komabako.whiteboard",
    name = "whiteboard.theme",
    attribute = "service=org.komabako.ui.picture.ThemeSource")
@Component(service = {})
public final class PictureServices {
  private final Map<ThemeSource, Theme> themes = new ConcurrentHashMap<>();

  /** A piece set comes. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addPieceSet(PieceSet set) {
    PieceSets.add(set);
  }

  /** A piece set leaves. */
  void removePieceSet(PieceSet set) {
    PieceSets.remove(set);
  }

  /** A theme comes. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addTheme(ThemeSource source) {
    Theme theme = source.theme();
    themes.put(source, theme);
    Themes.add(theme);
  }

  /** A theme leaves. */
  void removeTheme(ThemeSource source) {
    Theme theme = themes.remove(source);
    if (theme != null) {
      Themes.remove(theme);
    }
  }
}
