import { css, styles } from '../../system/use-styles.ts'

export const buttonStyles = styles(
  'button',
  css`
    .ml-button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 8px;
      min-height: 44px;
      padding: 0 18px;
      border-radius: var(--radii-md);
      border: 1px solid transparent;
      background: none;
      color: inherit;
      font-family: inherit;
      font-weight: 640;
      font-stretch: 100%;
      font-size: 0.9375rem;
      line-height: 1;
      text-decoration: none;
      white-space: nowrap;
      cursor: pointer;
      transition:
        background var(--durations-fast),
        border-color var(--durations-fast);
    }
    .ml-button__text {
      display: contents;
    }
    .ml-button--primary {
      background: var(--colors-primary-solid);
      color: var(--colors-primary-contrast);
    }
    .ml-button--primary:hover {
      background: var(--colors-primary-hover);
    }
    .ml-button--cta {
      background: var(--colors-cta-solid);
      color: var(--colors-cta-contrast);
    }
    .ml-button--cta:hover {
      background-color: var(--colors-cta-hover);
    }
    .ml-button--cta:active {
      background-color: var(--colors-cta-active);
    }
    .ml-button--outline {
      border-color: var(--colors-border-control);
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
    }
    .ml-button--ghost {
      padding-inline: 12px;
    }
    .ml-button--soft {
      background: var(--colors-bg-subtle);
      color: var(--colors-fg);
    }
    .ml-button--danger {
      border-color: currentcolor;
      background: var(--colors-bg-panel);
      color: var(--colors-status-bad-fg);
    }
    .ml-button--outline:hover,
    .ml-button--ghost:hover {
      background: var(--colors-bg-subtle);
      color: var(--colors-fg);
    }
    .ml-button--soft:hover {
      background: var(--colors-bg-inset);
    }
    .ml-button--danger:hover {
      background: var(--colors-status-bad-bg);
    }
    .ml-button--sm {
      min-height: 36px;
      padding: 0 13px;
      font-size: var(--font-sizes-sm);
      border-radius: 8px;
      position: relative;
    }
    .ml-button--sm::before {
      content: '';
      position: absolute;
      inset: -5px 0;
    }
    .ml-button--lg {
      min-height: 54px;
      padding: 0 24px;
      font-size: 1.0625rem;
      border-radius: 12px;
    }
    .ml-button--cta.ml-button--lg {
      padding-bottom: 4px;
      overflow: hidden;
      /* As in the layers of ticks, without their shorthand, which would end the colours of the states. */
      background-image:
        linear-gradient(
          90deg,
          color-mix(in srgb, var(--colors-piedra-950) 55%, transparent) 1px,
          transparent 0
        ),
        linear-gradient(
          90deg,
          color-mix(in srgb, var(--colors-piedra-950) 42%, transparent) 1px,
          transparent 0
        );
      background-position: 24px 100%;
      background-size:
        50px 9px,
        10px 5px;
      background-repeat: repeat-x;
    }
    /* A label takes two lines only if it is wider than what its button is in, as with doubled text on a phone. */
    @media (max-width: 479px) {
      .ml-button {
        min-width: fit-content;
        max-width: 100%;
        line-height: 1.15;
        white-space: normal;
        overflow-wrap: break-word;
        text-wrap: balance;
      }
    }
    .ml-button--full {
      width: 100%;
    }
    .ml-button--icon {
      width: 44px;
      padding: 0;
      flex: none;
    }
    .ml-button--icon.ml-button--sm {
      width: 36px;
    }
    .ml-button--icon.ml-button--sm::before {
      inset: -5px;
    }
    .ml-button:disabled,
    .ml-button[aria-disabled='true'] {
      background: var(--colors-bg-subtle);
      border-color: transparent;
      color: var(--colors-fg-subtle);
      cursor: not-allowed;
    }
    .ml-button--ghost:disabled {
      background: none;
    }
    .ml-button[aria-busy='true'] {
      cursor: progress;
    }
  `,
)
