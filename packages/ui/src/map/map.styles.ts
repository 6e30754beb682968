import { css, styles } from '../system/use-styles.ts'

export const mapStyles = styles(
  'map',
  css`
    .ml-map {
      position: relative;
      overflow: hidden;
      height: 100%;
      min-height: 320px;
      border: 1px solid var(--colors-border);
      border-radius: var(--radii-xl);
      background: var(--colors-map-land);
    }
    .ml-map .maplibregl-map {
      position: absolute;
      inset: 0;
      overflow: hidden;
      font: inherit;
    }
    .ml-map .maplibregl-canvas-container {
      position: absolute;
      inset: 0;
      touch-action: pan-x pan-y;
    }
    .ml-map .maplibregl-canvas {
      position: absolute;
      left: 0;
      top: 0;
      cursor: grab;
    }
    .ml-map[data-tone='dark'] .maplibregl-canvas {
      filter: invert(0.92) hue-rotate(180deg) saturate(0.6);
    }
    .ml-map .maplibregl-canvas:focus-visible {
      outline-offset: -3px;
    }
    .ml-map .maplibregl-touch-zoom-rotate {
      touch-action: none;
    }
    .ml-map .maplibregl-marker {
      position: absolute;
      top: 0;
      left: 0;
      will-change: transform;
    }
    /* Who made the map must be seen, and other corners are the chat's and the cookies'. */
    .ml-map .maplibregl-control-container {
      position: absolute;
      left: 0;
      bottom: 0;
      z-index: 2;
    }
    /* A card would cover half of the scale, which stands above the attribution where there is no room beside it. */
    @media (max-width: 759px) {
      .ml-map:has(.ml-map__popup) .maplibregl-ctrl-scale {
        display: none;
      }
    }
    /* The scale stands beside it, where no card covers it. */
    @media (min-width: 760px) {
      .ml-map .maplibregl-control-container {
        display: flex;
        flex-direction: row-reverse;
        align-items: flex-end;
      }
    }
    @media (max-width: 759px) {
      .ml-map .maplibregl-control-container {
        left: 50%;
        translate: -50%;
        width: max-content;
        max-width: calc(100% - 150px);
      }
    }
    .ml-map .maplibregl-ctrl-attrib {
      padding: 2px 8px;
      border-radius: 6px 6px 0 0;
      background: var(--colors-bg-panel);
      color: var(--colors-fg-muted);
      font-size: 11px;
      line-height: 1.5;
    }
    .ml-map .maplibregl-ctrl-attrib-button,
    .ml-map .maplibregl-ctrl-attrib:not(:has(a, span, *:not(:empty))) {
      display: none;
    }
    .ml-map__tools {
      position: absolute;
      right: 14px;
      top: 14px;
      z-index: 2;
      display: flex;
      flex-direction: column;
      border-radius: 10px;
      background: var(--colors-bg-panel);
      box-shadow: var(--shadows-2);
    }
    .ml-map__tools button {
      border-radius: 0;
    }
    .ml-map__tools button:first-child {
      border-radius: 10px 10px 0 0;
    }
    .ml-map__tools button:last-of-type {
      border-radius: 0 0 10px 10px;
    }
    .ml-map__said {
      position: absolute;
      right: calc(100% + 8px);
      bottom: 0;
      width: max-content;
      max-width: 220px;
      padding: 8px 12px;
      border-radius: 10px;
      background: var(--colors-bg-panel);
      box-shadow: var(--shadows-2);
      font-size: var(--font-sizes-sm);
    }
    .ml-map__said[hidden] {
      display: none;
    }
    .ml-map__here {
      display: block;
      width: 18px;
      height: 18px;
      border: 3px solid var(--colors-piedra-0);
      border-radius: 50%;
      background: var(--colors-cardenillo-600);
      box-shadow: var(--shadows-2);
      forced-color-adjust: none;
    }
    /* The scale is a measure like those of plans: a line with end ticks. */
    .ml-map .maplibregl-ctrl-scale {
      box-sizing: border-box;
      margin: 0 0 6px 8px;
      border-style: solid;
      border-color: var(--colors-fg);
      border-width: 0 1.5px 1.5px;
      color: var(--colors-fg);
      font-size: 11px;
      font-weight: 640;
      line-height: 1.3;
      text-align: center;
      text-shadow:
        0 0 3px var(--colors-bg-panel),
        0 0 3px var(--colors-bg-panel);
      pointer-events: none;
    }
    .ml-map__tools button + button {
      border-top: 1px solid var(--colors-border);
    }
    .ml-map__popup {
      position: absolute;
      z-index: 4;
      left: 14px;
      bottom: 34px;
      width: 400px;
      max-width: calc(100% - 28px);
    }
    .ml-map[data-edgeless] {
      border: 0;
      border-radius: 0;
    }
    .ml-map__start {
      position: absolute;
      inset: 0;
      z-index: 1;
      pointer-events: none;
    }
    .ml-map-sheet {
      display: contents;
    }
    .ml-map__print {
      display: none;
    }
    .ml-map__measure {
      padding: 1px 6px;
      border-radius: 6px;
      background: var(--colors-piedra-0);
      color: var(--colors-piedra-950);
      font-size: var(--font-sizes-xs);
      font-weight: 640;
      font-stretch: 86%;
    }
    @media print {
      /* How wide the text is on the sheet is only known while printing. A wider map is printed smaller. */
      .ml-map-sheet {
        display: block;
        container-type: inline-size;
      }
      .ml-map {
        width: var(--print-width);
        height: var(--print-height);
        zoom: min(1, tan(atan2(100cqw, var(--print-width))));
        break-inside: avoid;
        print-color-adjust: exact;
      }
      .ml-map__tools,
      .ml-map .maplibregl-cooperative-gesture-screen,
      .ml-map .maplibregl-canvas {
        display: none;
      }
      /* Pins stay over the picture. */
      .ml-map .maplibregl-map {
        isolation: isolate;
      }
      .ml-map__print {
        display: block;
        position: absolute;
        z-index: -1;
        inset: 0;
        width: 100%;
        height: 100%;
      }
    }
  `,
)
