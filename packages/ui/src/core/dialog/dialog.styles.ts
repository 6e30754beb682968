import { css, styles } from '../../system/use-styles.ts'

export const dialogStyles = styles(
  'dialog',
  css`
    .ml-scrim {
      position: fixed;
      inset: 0;
      z-index: var(--z-index-modal);
      background: var(--colors-bg-scrim);
    }
    .ml-scrim[data-state='open'] {
      animation: ml-fade var(--durations-base) var(--easings-out) var(--entrance, 0ms);
    }
    .ml-dialog-place {
      position: fixed;
      inset: 0;
      z-index: var(--z-index-modal);
      display: flex;
      padding: 20px;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    /* What has the focus is not under the foot, which stays in sight. */
    .ml-dialog-place:has(.ml-dialog__foot) {
      scroll-padding-bottom: 88px;
    }
    .ml-dialog {
      position: relative;
      width: 100%;
      max-width: 432px;
      margin: auto;
      overflow: clip;
      border-radius: var(--radii-2xl);
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
      box-shadow: var(--shadows-3);
      outline: none;
    }
    .ml-dialog--md {
      max-width: 600px;
    }
    .ml-dialog--lg {
      max-width: 720px;
    }
    .ml-dialog[data-state='open'] {
      animation: ml-rise var(--durations-slow) var(--easings-out) var(--entrance, 0ms);
    }
    /* Shows on phones that a finger can pull it down. A condition here would lay out the whole page anew. */
    .ml-dialog--drag:not(:has(> .ml-tape))::before {
      content: '';
      position: absolute;
      top: 7px;
      left: calc(50% - 18px);
      width: 36px;
      height: var(--grip, 0);
      border-radius: 2px;
      background: var(--colors-border-strong);
    }
    .ml-dialog__head {
      display: flex;
      justify-content: space-between;
      align-items: flex-start;
      gap: 16px;
      padding: 24px 20px 0 32px;
    }
    .ml-dialog__head h2 {
      font-size: var(--font-sizes-2xl);
      padding-top: 8px;
    }
    .ml-dialog__about {
      padding: 4px 32px 0;
      font-size: 0.9375rem;
      line-height: 1.5;
      color: var(--colors-fg-muted);
    }
    .ml-dialog__body {
      padding: 18px 32px 30px;
    }
    .ml-dialog__body:has(+ .ml-dialog__foot) {
      padding-bottom: 20px;
    }
    .ml-dialog__foot {
      position: sticky;
      bottom: -20px;
      z-index: 1;
      background: inherit;
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 10px;
      padding: 16px 28px;
      border-top: 1px solid var(--colors-border);
    }
    .ml-dialog--flush .ml-dialog__body {
      padding: 18px 0 0;
    }
    .ml-dialog--plain .ml-dialog__foot {
      border-top: 0;
      padding-top: 0;
      padding-bottom: 24px;
    }
    .ml-dialog--plain .ml-dialog__about + .ml-dialog__foot {
      padding-top: 20px;
    }
    .ml-dialog-place--sheet {
      padding: 0;
      align-items: flex-end;
    }
    .ml-dialog-place--sheet .ml-dialog {
      margin: auto 0 0;
      max-width: none;
      border-radius: 24px 24px 0 0;
    }
    .ml-dialog-place--sheet .ml-dialog[data-state='open'] {
      animation-name: ml-climb;
    }
    @keyframes ml-fade {
      from {
        opacity: 0;
      }
    }
    @keyframes ml-rise {
      from {
        opacity: 0;
        transform: translateY(12px);
      }
    }
    @keyframes ml-climb {
      from {
        transform: translateY(100%);
      }
    }
    @media (max-width: 759px) {
      .ml-dialog-place {
        padding: 0;
        align-items: flex-end;
      }
      .ml-dialog {
        margin: auto 0 0;
        max-width: none;
        border-radius: 24px 24px 0 0;
        --grip: 4px;
      }
      .ml-dialog[data-state='open'] {
        animation-name: ml-climb;
      }
      .ml-dialog__head {
        padding: 18px 12px 0 20px;
      }
      /* A finger that pulls it down closes it; other gestures scroll. */
      .ml-dialog--drag > .ml-dialog__head {
        touch-action: pan-down;
      }
      .ml-dialog__about {
        padding-inline: 20px;
      }
      .ml-dialog__body {
        padding: 16px 20px 26px;
      }
      .ml-dialog__foot {
        bottom: 0;
        padding: 14px 20px calc(14px + env(safe-area-inset-bottom));
      }
      .ml-dialog__foot > * {
        flex: 1;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .ml-dialog[data-state='open'] {
        animation-name: ml-fade;
      }
    }
  `,
)
