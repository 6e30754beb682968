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
      overflow: hidden;
      border-radius: 10px;
      background: var(--colors-bg-panel);
      box-shadow: var(--shadows-2);
    }
    .ml-map__tools button {
      border-radius: 0;
    }
    .ml-map__tools button + button {
      border-top: 1px solid var(--colors-border);
    }
    .ml-pin {
      position: relative;
      display: flex;
      gap: 5px;
      align-items: center;
      height: 32px;
      padding: 0 10px;
      border: 0;
      border-radius: 8px;
      background: var(--colors-piedra-0);
      color: var(--colors-piedra-950);
      box-shadow: 0 2px 8px color-mix(in srgb, var(--colors-piedra-950) 28%, transparent);
      font: inherit;
      font-weight: 680;
      font-size: var(--font-sizes-sm);
      font-stretch: 94%;
      white-space: nowrap;
    }
    .ml-pin::before {
      content: '';
      position: absolute;
      inset: -6px;
    }
    .ml-pin::after {
      content: '';
      position: absolute;
      left: 50%;
      bottom: -5px;
      width: 11px;
      height: 11px;
      background: inherit;
      border-radius: 0 0 2px;
      transform: translateX(-50%) rotate(45deg);
    }
    .ml-pin[data-state='sold-out'] {
      background: var(--colors-piedra-200);
      color: var(--colors-piedra-600);
    }
    .ml-pin[aria-pressed='true'] {
      z-index: 3;
      height: 36px;
      background: var(--colors-huincha-400);
      color: var(--colors-piedra-950);
      font-size: 0.9375rem;
    }
    .ml-pin--cluster {
      justify-content: center;
      min-width: 38px;
      height: 38px;
      border-radius: 10px;
      background: var(--colors-primary-solid);
      color: var(--colors-primary-contrast);
    }
    .ml-pin--mark {
      display: block;
      padding: 0;
      width: 34px;
      height: 34px;
      background: none;
      box-shadow: none;
    }
    .ml-pin--mark::after {
      display: none;
    }
    .ml-pin__name {
      position: absolute;
      top: 100%;
      left: 50%;
      margin-top: 3px;
      padding: 1px 6px;
      translate: -50%;
      border-radius: 4px;
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
      font-weight: 680;
      font-size: var(--font-sizes-sm);
      white-space: nowrap;
      pointer-events: none;
    }
    .ml-map__popup {
      position: absolute;
      z-index: 4;
      width: 292px;
      max-width: calc(100% - 28px);
      left: 50%;
      bottom: 20px;
      translate: -50%;
    }
    @media (max-width: 759px) {
      .ml-map__popup {
        bottom: 84px;
      }
    }
    .ml-map__popup--pin {
      position: static;
      translate: none;
      max-width: 292px;
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
    .ml-map__name {
      pointer-events: none;
      color: var(--colors-fg-muted);
      font-size: 11px;
      font-weight: 620;
      font-stretch: 116%;
      letter-spacing: 0.09em;
      text-transform: uppercase;
      white-space: nowrap;
    }
  `,
)
