import { css, styles } from '../system/use-styles.ts'

export const menuStyles = styles(
  'menu',
  css`
    .ml-floating {
      z-index: var(--z-index-modal);
      outline: none;
    }
    .ml-floating[data-state='open'] {
      animation: ml-drop var(--durations-base) var(--easings-out);
    }
    .ml-menu {
      min-width: 220px;
      max-width: 320px;
      padding: 8px;
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
      border: 1px solid var(--colors-border);
      border-radius: 16px;
      box-shadow: var(--shadows-3);
    }
    .ml-menu__item {
      display: flex;
      gap: 12px;
      align-items: center;
      width: 100%;
      min-height: 44px;
      padding: 0 12px;
      border: 0;
      border-radius: 10px;
      background: none;
      color: inherit;
      font-weight: 540;
      font-size: 0.9375rem;
      text-align: left;
      text-decoration: none;
      cursor: pointer;
    }
    .ml-menu__item[data-highlighted] {
      background: var(--colors-bg-subtle);
      outline: none;
    }
    .ml-menu__item[data-disabled] {
      color: var(--colors-fg-subtle);
      cursor: not-allowed;
    }
    .ml-menu__item[data-danger] {
      color: var(--colors-status-bad-fg);
    }
    .ml-popover {
      max-width: min(360px, 92vw);
    }
    .ml-popover--panel {
      padding: 18px 20px;
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
      border: 1px solid var(--colors-border);
      border-radius: 16px;
      box-shadow: var(--shadows-3);
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
    }
    @keyframes ml-drop {
      from {
        opacity: 0;
        transform: translateY(-6px);
      }
    }
  `,
)
