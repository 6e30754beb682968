import { tapeMark } from '../core/tape/tape.tsx'
import { css, styles } from '../system/use-styles.ts'

export const calendarStyles = styles(
  'calendar',
  css`
    .ml-months {
      display: grid;
      gap: 40px;
    }
    .ml-months--2 {
      grid-template-columns: 1fr 1fr;
    }
    .ml-month__head {
      display: grid;
      grid-template-columns: 44px 1fr 44px;
      align-items: center;
      min-height: 44px;
      margin-bottom: 10px;
      text-align: center;
      font-weight: 680;
      font-stretch: 108%;
    }
    .ml-month .react-calendar__month-view__weekdays__weekday {
      text-align: center;
      padding: 6px 0;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      font-stretch: 90%;
      color: var(--colors-fg-subtle);
      overflow: visible !important;
    }
    .ml-month abbr {
      text-decoration: none;
    }
    .ml-month .react-calendar__month-view__days {
      row-gap: 4px;
    }
    .ml-day {
      position: relative;
      height: 46px;
      padding: 0;
      border: 0;
      border-radius: 10px;
      background: none;
      color: inherit;
      font: inherit;
      font-weight: 560;
      font-size: 0.9375rem;
      overflow: visible !important;
      cursor: pointer;
    }
    .ml-day:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--colors-bg-subtle);
    }
    .ml-day:focus-visible {
      z-index: 2;
      outline-offset: -1px;
    }
    .ml-day:is(:disabled, [aria-disabled='true']) {
      color: var(--colors-fg-subtle);
      font-weight: 430;
      cursor: not-allowed;
    }
    .ml-day--short::before {
      content: '';
      position: absolute;
      inset: 6px 8px;
      border: 1px dashed var(--colors-border-control);
      border-radius: 8px;
    }
    .ml-day--booked,
    .ml-day--booked:is(:disabled, [aria-disabled='true']) {
      background: repeating-linear-gradient(135deg, transparent 0 4px, var(--colors-border) 4px 5px);
      border-radius: 0;
      text-decoration: line-through;
      text-decoration-color: var(--colors-fg-subtle);
    }
    .ml-day--today > abbr {
      border-bottom: 2px solid var(--colors-fg-link);
    }
    .ml-day--range,
    .ml-day--range:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--colors-bg-range);
      border-radius: 0;
    }
    .ml-day--start,
    .ml-day--end,
    .ml-day--start:hover:not(:disabled, [aria-disabled='true']),
    .ml-day--end:hover:not(:disabled, [aria-disabled='true']) {
      background: ${tapeMark()};
      color: var(--colors-tape-tick);
      font-weight: 760;
    }
    .ml-day--start {
      border-radius: 10px 0 0 10px;
    }
    .ml-day--end {
      border-radius: 0 10px 10px 0;
    }
    .ml-day--start.ml-day--end,
    .ml-day--start.ml-day--open {
      border-radius: 10px;
    }
    .ml-day--valid-end::after {
      content: '';
      position: absolute;
      inset: 4px 6px;
      border: 2px solid var(--colors-fg-link);
      border-radius: 9px;
    }
    .ml-day__note {
      position: absolute;
      z-index: 3;
      left: 50%;
      bottom: calc(100% + 4px);
      width: max-content;
      max-width: 200px;
      padding: 7px 10px;
      border-radius: 8px;
      background: var(--colors-piedra-950);
      color: var(--colors-piedra-0);
      font-size: var(--font-sizes-xs);
      line-height: 1.35;
      font-weight: 560;
      text-align: center;
      opacity: 0;
      translate: -50%;
      pointer-events: none;
    }
    .ml-day__note--from {
      left: 0;
      translate: none;
    }
    .ml-day__note--to {
      left: auto;
      right: 0;
      translate: none;
    }
    /* Even lines for all notes at once would keep a slow phone from painting. */
    :is(.ml-day:hover, .ml-day:focus-visible) > .ml-day__note {
      opacity: 1;
      text-wrap: balance;
    }
    @media (hover: none) {
      .ml-day:focus > .ml-day__note {
        opacity: 1;
        text-wrap: balance;
      }
    }
    /* One note at a time: that of the day under the pointer, before that of the day with the focus. */
    .ml-months:has(.ml-day:hover > .ml-day__note:not(:empty)) .ml-day:not(:hover) > .ml-day__note,
    .ml-months[data-quiet] .ml-day > .ml-day__note {
      opacity: 0;
    }
    .ml-day__reason {
      display: block;
      font-weight: 430;
    }
    .ml-day__note:empty {
      display: none;
    }
    @media (max-width: 759px) {
      .ml-months--2 {
        grid-template-columns: minmax(0, 1fr);
      }
      .ml-months--2 > :nth-child(2) {
        display: none;
      }
      .ml-months--2 > :first-child .ml-month__only-narrow {
        display: grid;
      }
    }
    .ml-month__only-narrow {
      display: none;
    }
    /* Seven targets of 44 px need all of a small phone: the panel around them goes to the edges of the window. */
    @media (max-width: 383px) {
      .ml-panel:has(.ml-month) {
        margin-inline: calc(50% - 50vw);
        padding-inline: clamp(6px, 50vw - 154px, 16px);
        border-inline-width: 0;
        border-radius: 0;
      }
    }
    .ml-legend {
      list-style: none;
      padding: 0;
      display: flex;
      flex-wrap: wrap;
      gap: 10px 20px;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      color: var(--colors-fg-muted);
    }
    .ml-legend i {
      display: inline-block;
      width: 18px;
      height: 18px;
      margin-right: 7px;
      border-radius: 5px;
      vertical-align: -4px;
      background: var(--colors-tape-fill);
    }
    .ml-legend [data-mark='range'] {
      background: var(--colors-bg-range);
    }
    .ml-legend [data-mark='ring'] {
      background: none;
      border: 2px solid var(--colors-fg-link);
    }
    .ml-legend [data-mark='hatch'] {
      background: repeating-linear-gradient(135deg, transparent 0 3px, var(--colors-border-control) 3px 4px);
    }
    .ml-legend [data-mark='dash'] {
      background: none;
      border: 1px dashed var(--colors-border-control);
    }
    @media (forced-colors: active) {
      .ml-day:is(:disabled, [aria-disabled='true']) {
        color: GrayText;
      }
      .ml-day__note {
        border: 1px solid;
      }
      .ml-day--range,
      .ml-legend [data-mark='range'] {
        forced-color-adjust: none;
        background: Canvas;
        color: CanvasText;
        box-shadow:
          inset 0 3px Highlight,
          inset 0 -3px Highlight;
      }
      .ml-day--start,
      .ml-day--end,
      .ml-legend i:not([data-mark='range'], [data-mark='ring'], [data-mark='dash'], [data-mark='hatch']) {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      .ml-day--booked,
      .ml-legend [data-mark='hatch'] {
        forced-color-adjust: none;
        background: repeating-linear-gradient(135deg, Canvas 0 3px, GrayText 3px 4px);
        color: CanvasText;
      }
    }
  `,
)
