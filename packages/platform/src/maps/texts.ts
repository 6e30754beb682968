import type { Locale } from '@metrolibre/platform'

interface MapTexts {
  zoomIn: string
  zoomOut: string
  /** The name of the focusable area of a map, for screen readers. */
  ground: string
  /** Who made the bundled base map and how exact it is. */
  credit: string
  /** Shown when one finger, or the wheel alone, scrolled the page instead of moving the map. */
  gestures: { fingers: string; ctrl: string; command: string }
}

/** The texts of maps, which are the same in all remotes. */
export const mapTexts: Readonly<Record<Locale, MapTexts>> = {
  es: {
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    ground: 'Mapa, se mueve con las flechas',
    credit: 'Plano esquemático Metrolibre · Natural Earth',
    gestures: {
      fingers: 'Usa dos dedos para mover el mapa',
      ctrl: 'Usa Ctrl y la rueda para acercar o alejar el mapa',
      command: 'Usa ⌘ y la rueda para acercar o alejar el mapa',
    },
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    ground: 'Map, moved with the arrow keys',
    credit: 'Metrolibre schematic map · Natural Earth',
    gestures: {
      fingers: 'Use two fingers to move the map',
      ctrl: 'Use Ctrl and the wheel to zoom the map',
      command: 'Use ⌘ and the wheel to zoom the map',
    },
  },
}
