import { css, styles } from '@metrolibre/ui'

const linePx = 152

/** The line on which typed signatures stand, from the top of the sheet. */
export const scriptLinePx = linePx

export const signingStyles = styles(
  'signing',
  css`
    .ml-signing {
      display: grid;
      gap: 14px;
      min-width: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    .ml-signing__ways {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 12px;
    }
    .ml-signing__ways > :first-child {
      flex: 1 1 320px;
      max-width: 420px;
    }
    .ml-signing__option {
      display: inline-flex;
      align-items: center;
      gap: 7px;
    }
    /*
     * On the smallest phones the words of the three ways need the room of their icons. This is no container query,
     * because Chromium stops drawing a fieldset in a container once another way is chosen.
     */
    @media (max-width: 379px) {
      .ml-signing__option svg {
        display: none;
      }
    }
    .ml-signing__keys {
      display: none;
      font-size: var(--font-sizes-sm);
      color: var(--colors-fg-muted);
    }
    @media (min-width: 1100px) and (hover: hover) {
      .ml-signing__keys {
        display: block;
      }
    }
    .ml-signing__keys kbd {
      padding: 1px 6px;
      border: 1px solid var(--colors-border-strong);
      border-radius: 5px;
      font: inherit;
      font-size: var(--font-sizes-xs);
      background: var(--colors-bg-panel);
    }
    .ml-signing__way {
      position: relative;
      min-width: 0;
    }
    .ml-signing__way[data-away] {
      position: absolute;
      visibility: hidden;
      pointer-events: none;
      left: 0;
      right: 0;
      height: 0;
      overflow: hidden;
    }
    .ml-signing__body {
      position: relative;
      min-width: 0;
    }
    .ml-signing__sheet {
      position: relative;
      height: 220px;
      overflow: hidden;
      border: 1.5px solid var(--colors-border-control);
      border-radius: 16px;
      color: var(--colors-fg);
      background:
        linear-gradient(var(--colors-border-strong), var(--colors-border-strong)) 50% ${linePx}px /
          calc(100% - 64px) 1px no-repeat,
        var(--colors-bg-panel);
    }
    .ml-field + .ml-signing__sheet {
      margin-top: 14px;
    }
    .ml-signing__sheet svg {
      display: block;
      width: 100%;
      height: 100%;
    }
    .ml-signing__cross {
      stroke: var(--colors-fg-subtle);
      stroke-width: 1.5;
    }
    .ml-signing__sheet canvas {
      position: absolute;
      left: 56px;
      right: 32px;
      top: 16px;
      width: calc(100% - 88px);
      height: ${linePx - 12}px;
      object-fit: contain;
      object-position: left bottom;
    }
    .ml-signing__caption {
      position: absolute;
      left: 32px;
      right: 32px;
      bottom: 12px;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      color: var(--colors-fg-subtle);
    }
    .ml-signing__other {
      margin-top: 10px;
    }
    .ml-signing__note {
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      color: var(--colors-fg-subtle);
    }
    .ml-signing__error {
      display: flex;
      gap: 6px;
      font-size: var(--font-sizes-xs);
      font-weight: 560;
      color: var(--colors-status-bad-fg);
    }
  `,
)
