import { css, styles } from '../system/use-styles.ts'

export const choiceStyles = styles(
  'choice',
  css`
    .ml-choice {
      display: flex;
      gap: 12px;
      align-items: flex-start;
      min-width: 44px;
      min-height: 44px;
      padding: 10px 0 10px 10px;
      /* A press beside the box counts too, where nothing else begins. */
      margin-left: -10px;
      font-size: 0.9375rem;
      line-height: 1.5;
    }
    .ml-choice--card {
      gap: 14px;
      margin: 0;
      padding: 14px 16px;
      border: 1px solid var(--colors-border-control);
      border-radius: 14px;
      align-items: center;
    }
    .ml-choice--card:has([type='radio']:checked) {
      border-color: var(--colors-fg);
      box-shadow: inset 0 0 0 1px var(--colors-fg);
    }
    .ml-choices {
      display: grid;
      gap: inherit;
    }
    @media (min-width: 760px) {
      .ml-choices--pairs {
        grid-template-columns: 1fr 1fr;
      }
    }
    .ml-choice > span {
      flex: 1;
      min-width: 0;
    }
    .ml-choice small {
      display: block;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      color: var(--colors-fg-muted);
    }
    .ml-choice input {
      appearance: none;
      flex: none;
      display: grid;
      place-items: center;
      width: 24px;
      height: 24px;
      margin: 0;
      border: 1.5px solid var(--colors-border-control);
      border-radius: 6px;
      background: var(--colors-bg-panel);
      cursor: pointer;
    }
    .ml-choice input[type='radio'] {
      width: 20px;
      height: 20px;
      margin-top: 1px;
      border-radius: 50%;
    }
    .ml-choice input[type='radio']:checked {
      border: 6px solid var(--colors-fg);
    }
    .ml-choice input[type='checkbox']:checked {
      background: var(--colors-primary-solid);
      border-color: var(--colors-primary-solid);
    }
    .ml-choice input[type='checkbox']:checked::after {
      content: '';
      width: 11px;
      height: 6px;
      margin-top: -3px;
      border-style: solid;
      border-color: var(--colors-primary-contrast);
      border-width: 0 0 2px 2px;
      transform: rotate(-45deg);
    }
    .ml-choice input[type='checkbox']:indeterminate::after {
      content: '';
      width: 10px;
      height: 2px;
      background: var(--colors-fg);
    }
    .ml-choice input[aria-invalid='true'] {
      border-color: var(--colors-status-bad-solid);
    }
    .ml-choice input:disabled {
      background: var(--colors-bg-subtle);
      cursor: not-allowed;
    }
    .ml-choice input[role='switch'] {
      position: relative;
      width: 40px;
      height: 24px;
      border: 0;
      border-radius: 7px;
      background: var(--colors-border-control);
      transition: background var(--durations-fast);
    }
    .ml-choice input[role='switch']::after,
    .ml-choice input[role='switch']:checked::after {
      content: '';
      position: absolute;
      left: 3px;
      top: 3px;
      width: 18px;
      height: 18px;
      margin: 0;
      border: 0;
      border-radius: 5px;
      background: var(--colors-piedra-0);
      transform: none;
      transition: translate var(--durations-fast) var(--easings-out);
    }
    .ml-choice input[role='switch']:checked {
      background: var(--colors-cardenillo-700);
    }
    .ml-choice input[role='switch']:checked::after {
      translate: 16px;
    }
    .ml-choice input[role='switch']:disabled {
      background: var(--colors-bg-subtle);
      box-shadow: inset 0 0 0 1px var(--colors-border-strong);
    }
    .ml-choice input[role='switch']:disabled::after {
      background: var(--colors-border-strong);
    }
    .ml-choice--bare {
      margin: 0;
      padding: 10px 2px;
      min-height: 44px;
      display: inline-flex;
      align-items: center;
    }
  `,
)

export const segmentStyles = styles(
  'segments',
  css`
    .ml-segments {
      display: flex;
      /* With doubled text on a phone, what doesn't fit beside the others goes below them. */
      flex-wrap: wrap;
      gap: 3px;
      padding: 3px;
      min-height: 48px;
      border: 1px solid var(--colors-border-control);
      border-radius: var(--radii-md);
    }
    .ml-segments--sm {
      min-height: 44px;
      font-size: var(--font-sizes-sm);
    }
    .ml-segments label {
      position: relative;
      flex: 1 1 0;
      display: grid;
      place-items: center;
      padding: 0 10px;
      border-radius: 7px;
      font-weight: 600;
      text-align: center;
    }
    .ml-segments input {
      position: absolute;
      /* The padding around the choices takes presses too. */
      inset: -3px 0;
      opacity: 0;
      margin: 0;
      cursor: pointer;
    }
    .ml-segments label:has(:checked) {
      background: var(--colors-primary-solid);
      color: var(--colors-primary-contrast);
    }
    .ml-segments label:has(:focus-visible) {
      outline: 2px solid var(--colors-focus);
      outline-offset: 2px;
    }
    .ml-segments label:has(:disabled) {
      color: var(--colors-fg-subtle);
    }
  `,
)
