import { hatchFill, tapeMark } from '../core/tape/tape.tsx'
import { css, styles } from '../system/use-styles.ts'

export const tapeRowStyles = styles(
  'tape-row',
  css`
    .ml-month-tape {
      display: grid;
      grid-template-columns: repeat(var(--wide), minmax(0, 1fr));
      min-height: 72px;
      overflow: hidden;
      border: 1px solid var(--colors-border-strong);
      border-radius: 10px;
      background: var(--colors-bg-panel);
    }
    .ml-month-tape button {
      display: block;
      min-height: 70px;
      padding: 9px 11px 16px;
      border: 0;
      border-right: 1px solid var(--colors-border);
      background: none;
      color: inherit;
      font: inherit;
      font-size: var(--font-sizes-sm);
      line-height: 1.25;
      text-align: left;
    }
    .ml-month-tape button:last-child {
      border-right: 0;
    }
    .ml-month-tape button:focus-visible {
      outline-offset: -3px;
    }
    /* The words of nine or ten months in a row need the room. */
    .ml-month-tape[data-many] button {
      padding-inline: 8px;
    }
    .ml-month-tape b {
      display: block;
      font-size: var(--font-sizes-xs);
      font-stretch: 86%;
    }
    .ml-month-tape small {
      display: block;
      font-size: var(--font-sizes-xs);
      font-stretch: 80%;
      font-weight: 430;
    }
    .ml-month-tape [data-state='selected'] {
      background: ${tapeMark('round(up, 100% / 8, 1px)', '12px')};
      color: var(--colors-tape-tick);
      border-color: color-mix(in srgb, var(--colors-piedra-950) 35%, transparent);
      font-weight: 640;
    }
    .ml-month-tape [data-state='booked'] {
      background: ${hatchFill};
      color: var(--colors-fg-subtle);
    }
    @media (max-width: 759px) {
      .ml-month-tape {
        grid-template-columns: repeat(var(--narrow), minmax(0, 1fr));
      }
      .ml-month-tape button {
        min-height: 64px;
        border-bottom: 1px solid var(--colors-border);
      }
    }
    /* Four columns would break "+12 months" within the word. */
    @media (max-width: 379px) {
      .ml-month-tape {
        grid-template-columns: repeat(var(--narrowest), minmax(0, 1fr));
      }
      .ml-month-tape button {
        padding-inline: 8px;
      }
    }
    .ml-slots {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      grid-template-rows: repeat(var(--rows), auto);
      gap: 8px;
    }
    .ml-slots button {
      min-height: 50px;
      padding: 0 4px;
      border: 1px solid var(--colors-border-strong);
      border-radius: 10px;
      background: var(--colors-bg-panel);
      color: inherit;
      font: inherit;
      font-weight: 580;
      font-size: 0.9375rem;
      font-stretch: 92%;
      line-height: 1.2;
    }
    .ml-slots button:hover:not(:disabled) {
      border-color: var(--colors-border-control);
    }
    .ml-slots button[aria-pressed='true']:not([data-state='booked']) {
      background: ${tapeMark('10px')};
      border-color: var(--colors-huincha-400);
      color: var(--colors-tape-tick);
      font-weight: 700;
    }
    .ml-slots [data-state='booked'] {
      background: ${hatchFill};
      color: var(--colors-fg-subtle);
      text-decoration: line-through;
    }
    .ml-slots [data-state='closed'] {
      background: none;
      border-style: dashed;
      color: var(--colors-fg-subtle);
      font-weight: 430;
    }
    @media (forced-colors: active) {
      .ml-month-tape [data-state='selected'],
      .ml-slots button[aria-pressed='true']:not([data-state='booked']) {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      .ml-month-tape [data-state='booked'],
      .ml-slots [data-state='booked'] {
        color: GrayText;
        text-decoration: line-through;
      }
    }
  `,
)
