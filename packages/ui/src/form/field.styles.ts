import { css, styles } from '../system/use-styles.ts'

export const fieldStyles = styles(
  'field',
  css`
    .ml-field {
      display: flex;
      flex-direction: column;
      gap: 6px;
      min-width: 0;
      border: 0;
      padding: 0;
      margin: 0;
    }
    /* With what is scrolled into view, its message below it comes too, also above a bar at the bottom of a phone. */
    .ml-field :is(input, select, textarea) {
      scroll-margin-bottom: 72px;
    }
    /* Beside buttons, a compact control ends where they do: texts that say nothing yet take no gap. */
    .ml-field:has(> .ml-input--sm) > [aria-live]:empty {
      display: contents;
    }
    .ml-field__label {
      font-size: var(--font-sizes-sm);
      font-weight: 600;
      line-height: 1.3;
      padding: 0;
    }
    /* A legend is no item of its fieldset's flex box, so the gap passes it by. */
    legend.ml-field__label {
      margin-bottom: 6px;
    }
    .ml-field__label small {
      font-size: inherit;
      font-weight: 430;
      color: var(--colors-fg-subtle);
    }
    .ml-field__help {
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      color: var(--colors-fg-subtle);
    }
    .ml-field__error {
      display: flex;
      gap: 6px;
      align-items: flex-start;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      font-weight: 560;
      color: var(--colors-status-bad-fg);
    }
    .ml-field__error .ml-icon,
    .ml-field__warning .ml-icon {
      margin-top: 1px;
    }
    .ml-field__warning {
      display: flex;
      gap: 8px;
      align-items: flex-start;
      padding: 8px 12px;
      border-radius: 8px;
      background: var(--colors-status-warn-bg);
      font-size: var(--font-sizes-sm);
      line-height: 1.4;
      color: var(--colors-status-warn-fg);
    }
    .ml-field__warning > span {
      flex: 1;
      min-width: 0;
    }
    /* The last line of the warning, as high as a target must be. */
    .ml-field__warning button {
      display: flex;
      align-items: center;
      min-height: 44px;
      margin-bottom: -8px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-weight: 680;
      text-align: left;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  `,
)

export const inputStyles = styles(
  'input',
  css`
    .ml-input {
      display: flex;
      align-items: center;
      gap: 10px;
      width: 100%;
      min-height: 48px;
      padding: 0 14px;
      border: 1px solid var(--colors-border-control);
      border-radius: var(--radii-md);
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
      font-size: 1rem;
      line-height: 1.4;
    }
    .ml-input--sm {
      min-height: 44px;
      padding: 0 11px;
      font-size: var(--font-sizes-sm);
      border-radius: 8px;
    }
    .ml-input:focus-within {
      border-color: var(--colors-focus);
      box-shadow: 0 0 0 1px var(--colors-focus);
    }
    .ml-input:has([aria-invalid='true']) {
      border-color: var(--colors-status-bad-solid);
      box-shadow: 0 0 0 1px var(--colors-status-bad-solid);
    }
    /* Its border says that it is wrong, so the ring says where one is. */
    .ml-input:focus-within:has([aria-invalid='true']) {
      outline: 2px solid var(--colors-focus);
      outline-offset: 2px;
    }
    .ml-input:has(:disabled) {
      background: var(--colors-bg-subtle);
      color: var(--colors-fg-subtle);
    }
    .ml-input > :is(input, select, textarea) {
      flex: 1;
      /* A share of the frame instead of a number of letters, which would widen a column when text is doubled. */
      width: 100%;
      min-width: 0;
      align-self: stretch;
      /* Over the frame's border, so that the field itself is as high as a target must be. */
      margin-block: -1px;
      border: 0;
      padding: 0;
      background: none;
      color: inherit;
      font: inherit;
      outline: none;
      border-radius: 0;
      appearance: none;
    }
    .ml-input > select {
      /* Under the caret too, which takes no presses. */
      margin-inline-end: -40px;
      padding-inline-end: 40px;
      cursor: pointer;
      text-overflow: ellipsis;
    }
    .ml-input > select option {
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
    }
    .ml-input > textarea {
      padding: 12px 0;
      min-height: 96px;
      resize: vertical;
      line-height: 1.45;
    }
    .ml-input > input[type='number'] {
      -moz-appearance: textfield;
    }
    .ml-input > input::-webkit-outer-spin-button,
    .ml-input > input::-webkit-inner-spin-button {
      appearance: none;
      margin: 0;
    }
    .ml-input > input[type='date']::-webkit-calendar-picker-indicator {
      cursor: pointer;
      padding: 10px 0 10px 10px;
    }
    /* WebKit alone knows this property. It shows today's date in an empty field, as if somebody had chosen it. */
    @supports (hanging-punctuation: first) {
      .ml-input > input[data-empty]::-webkit-datetime-edit {
        color: var(--colors-fg-subtle);
      }
      .ml-input > input[data-empty]:not(:focus)::-webkit-datetime-edit {
        opacity: 0;
      }
    }
    .ml-input ::placeholder {
      color: var(--colors-fg-subtle);
      opacity: 1;
    }
    .ml-input > .ml-icon,
    .ml-input > span {
      flex: none;
      color: var(--colors-fg-subtle);
    }
    .ml-input > .ml-icon:last-child {
      pointer-events: none;
    }
    .ml-input > button {
      display: grid;
      place-items: center;
      flex: none;
      width: 44px;
      height: 44px;
      margin-right: -12px;
      border: 0;
      border-radius: 8px;
      background: none;
      color: var(--colors-fg-subtle);
    }
    .ml-input__count {
      font-size: var(--font-sizes-xs);
      align-self: flex-end;
      padding-bottom: 10px;
    }
  `,
)
