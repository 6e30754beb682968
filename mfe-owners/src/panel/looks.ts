import { tapeMark } from '@metrolibre/ui'

/** Outside of the period in which a place can be rented. */
export const outsideLook =
  'repeating-linear-gradient(135deg, var(--colors-border-strong) 0 1px, transparent 1px 6px)'

/** How each kind of entry is drawn: tape, dashed, hatched. */
export const panelLooks = {
  booking: { background: tapeMark('10px', '6px'), color: 'var(--colors-tape-tick)' },
  hold: {
    background: 'var(--colors-bg-range)',
    color: 'var(--colors-fg)',
    outline: '1.5px dashed var(--colors-border-control)',
    outlineOffset: '-1.5px',
  },
  block: {
    background: `${outsideLook}, var(--colors-bg-inset)`,
    color: 'var(--colors-fg)',
    outline: '1px solid var(--colors-border-control)',
    outlineOffset: '-1px',
  },
  /** A block whose ends are being moved. */
  moving: {
    background: 'var(--colors-bg-panel)',
    color: 'var(--colors-fg-link)',
    outline: '2px solid var(--colors-fg-link)',
    outlineOffset: '-2px',
  },
} as const
