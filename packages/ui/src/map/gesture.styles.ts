import { css, styles } from '../system/use-styles.ts'

/**
 * Who moves what over a map, and MapLibre's hint about it. MapLibre shows the hint for a tenth of a second and leaves the
 * rest to a transition, which those don't have who want less motion, so it stays as long as the map has `data-hint`.
 */
export const gestureStyles = styles(
  'map-gestures',
  css`
    /* One finger scrolls the page, but drags what can be dragged. */
    .ml-map .maplibregl-cooperative-gestures {
      touch-action: pan-x pan-y;
    }
    .ml-map .maplibregl-marker-draggable {
      touch-action: none;
    }
    .ml-map .maplibregl-cooperative-gesture-screen {
      position: absolute;
      inset: 0;
      z-index: 3;
      display: grid;
      place-items: center;
      padding: 16px;
      visibility: hidden;
      pointer-events: none;
    }
    .ml-map[data-hint] .maplibregl-cooperative-gesture-screen {
      visibility: visible;
    }
    .ml-map .maplibregl-cooperative-gesture-screen > div {
      padding: 10px 16px;
      border-radius: 10px;
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
      box-shadow: var(--shadows-2);
      font-weight: 600;
      text-align: center;
    }
    .ml-map .maplibregl-cooperative-gesture-screen > :empty,
    .ml-map:not([data-hint='touch_pan']) .maplibregl-mobile-message,
    .ml-map[data-hint='touch_pan'] .maplibregl-desktop-message {
      display: none;
    }
  `,
)
