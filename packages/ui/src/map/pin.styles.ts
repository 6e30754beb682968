import { css, styles } from '../system/use-styles.ts'

export const pinStyles = styles(
  'pin',
  css`
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
    .ml-pin[data-aside]::after {
      display: none;
    }
    .ml-pin__lead {
      position: absolute;
      left: 50%;
      bottom: 0;
      height: 2px;
      transform-origin: 0 50%;
      background: var(--colors-fg);
      pointer-events: none;
    }
    .ml-pin__lead::after {
      content: '';
      position: absolute;
      right: -3px;
      top: -2px;
      width: 6px;
      height: 6px;
      rotate: 45deg;
      background: inherit;
    }
    .ml-pin[data-state='taken'] {
      border: 1.5px dashed var(--colors-piedra-500);
      background: var(--colors-piedra-100);
      color: var(--colors-piedra-700);
      font-weight: 500;
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
    @media (forced-colors: active) {
      .ml-pin {
        border: 1px solid;
      }
      .ml-pin--mark {
        border: 0;
      }
      /* Of the tip, only the lower edges are outside of the pin. */
      .ml-pin::after {
        border: solid;
        border-width: 0 1px 1px 0;
      }
      .ml-pin__lead {
        background: CanvasText;
        forced-color-adjust: none;
      }
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
      max-width: 260px;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      pointer-events: none;
    }
  `,
)
