import { css, styles } from '@metrolibre/ui'

/** One block per row. */
const stacked = css`
  .ml-table--stack,
  .ml-table--stack tbody,
  .ml-table--stack tr,
  .ml-table--stack td {
    display: block;
  }
  .ml-table--stack thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .ml-table--stack tr {
    padding: 14px 16px;
    border-top: 1px solid var(--colors-border);
  }
  .ml-table--stack tr:first-child {
    border-top: 0;
  }
  /* The whole block is coloured, not only its cells, which have a margin here. */
  .ml-table--stack tr[data-pressable]:hover {
    background: var(--colors-bg-subtle);
  }
  .ml-table--stack tr[data-selected] {
    background: var(--colors-bg-range);
  }
  .ml-table--stack tr[data-pressable]:hover > td,
  .ml-table--stack tr[data-selected] > td {
    background: none;
  }
  .ml-table--stack td,
  .ml-table--stack [data-align='end'] {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    height: auto;
    padding: 4px 0;
    border: 0;
    text-align: right;
  }
  .ml-table--stack td::before {
    content: attr(data-label);
    flex: none;
    max-width: 45%;
    color: var(--colors-fg-subtle);
    text-align: left;
  }
  /* Beside its label, a value rather breaks than being cut off. */
  .ml-table--stack td[data-nowrap] {
    white-space: normal;
  }
  .ml-table--stack td:empty {
    display: none;
  }
  .ml-table--stack tr:has(> [data-place]) {
    display: grid;
    grid-template:
      'title sum' auto
      'note state' auto
      'more end' auto / minmax(0, 1fr) fit-content(50%);
    gap: 2px 16px;
    align-items: center;
  }
  .ml-table--stack td[data-place] {
    display: block;
    padding: 0;
    text-align: left;
  }
  .ml-table--stack td[data-place]:not([data-keeps-label])::before {
    content: none;
  }
  .ml-table--stack td[data-place][data-keeps-label]::before {
    content: attr(data-label) ' ';
  }
  /* An amount may stand below its label, whole. */
  .ml-table--stack td[data-place][data-nowrap] {
    overflow-wrap: normal;
  }
  .ml-table--stack tr:has(> [data-place='mark']) {
    grid-template:
      'mark title sum' auto
      'mark note state' auto
      'mark more end' auto / auto minmax(0, 1fr) fit-content(50%);
    column-gap: 10px;
  }
  .ml-table--stack td[data-place='mark'] {
    align-self: start;
  }
  .ml-table--stack td:is([data-place='sum'], [data-place='state'], [data-place='end']) {
    justify-self: end;
    text-align: right;
  }
  ${(['mark', 'title', 'sum', 'note', 'state', 'more', 'end'] as const)
    .map((place) => `.ml-table--stack td[data-place='${place}'] { grid-area: ${place}; }`)
    .join('\n')}
  .ml-table--stack td:is([data-place='title'], [data-place='sum']) {
    align-self: start;
  }
  .ml-table--stack td[data-place='state'] * {
    justify-content: end;
  }
  .ml-table--stack td:is([data-place='note'], [data-place='more']) {
    color: var(--colors-fg-muted);
  }
`

export const tableStyles = styles(
  'table',
  css`
    .ml-table {
      width: 100%;
      border-collapse: collapse;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
    }
    .ml-table-scroll {
      /* Without it, hidden labels in the columns out of view would make the page wider. */
      position: relative;
      overflow-x: auto;
    }
    .ml-table th {
      text-align: left;
      font-weight: 580;
      color: var(--colors-fg-muted);
      padding: 12px 14px;
      white-space: nowrap;
      background: var(--colors-bg-subtle);
    }
    .ml-table td {
      height: 64px;
      padding: 10px 14px;
      border-top: 1px solid var(--colors-border);
      vertical-align: middle;
    }
    .ml-table [data-align='end'] {
      text-align: right;
    }
    .ml-table td[data-nowrap] {
      white-space: nowrap;
    }
    .ml-table tr[data-selected] > td {
      background: var(--colors-bg-range);
    }
    .ml-table tr[data-selected] .ml-badge {
      background: var(--colors-bg-panel);
    }
    .ml-table tr[data-pressable] {
      cursor: pointer;
    }
    .ml-table tr[data-pressable]:hover > td {
      background: var(--colors-bg-subtle);
    }
    .ml-table-box {
      container: ml-table / inline-size;
    }
    /* In rem, so that larger text counts as a narrower table. */
    @container ml-table (max-width: 47.5rem) {
      .ml-table :is(th, td) {
        padding-inline: 9px;
      }
    }
    @media (max-width: 759px) {
      ${stacked}
    }
    /* Beside something else, a table may be narrow on a wide screen. */
    @container ml-table (max-width: 35rem) {
      ${stacked}
      /* Headings of panels are further from the edge on a wide screen, and the rows begin below them. */
      @media (min-width: 760px) {
        .ml-table--stack tr {
          padding-inline: 24px;
        }
      }
    }
    /* With large letters on a phone, a row has one value on each line. */
    @container ml-table (max-width: 15rem) {
      .ml-table--stack tr:has(> [data-place]) {
        grid-template: 'mark' 'title' 'note' 'sum' 'state' 'more' 'end' / minmax(0, 1fr);
      }
      .ml-table--stack td[data-place] {
        justify-self: start;
        text-align: left;
      }
      .ml-table--stack td[data-place='state'] * {
        justify-content: start;
      }
    }
  `,
)
