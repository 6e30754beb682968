import type { ReactNode } from 'react'
import { css, styles, tapeFill, useStyles } from '@metrolibre/ui'

const leaseStyles = styles(
  'lease',
  css`
    .ml-lease__ends {
      display: flex;
      justify-content: space-between;
      gap: 12px;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      color: var(--colors-fg-muted);
    }
    .ml-lease__band {
      position: relative;
      height: 30px;
      margin: 8px 0 6px;
      border-radius: 6px;
      background: var(--colors-bg-subtle);
      overflow: hidden;
    }
    .ml-lease__band span {
      position: absolute;
      inset-block: 0;
    }
    .ml-lease__free {
      --tape-unit: calc(100% / 30);
      background: ${tapeFill};
    }
    .ml-lease__taken {
      background: repeating-linear-gradient(135deg, transparent 0 4px, var(--colors-border-strong) 4px 5px);
    }
  `,
)

/** A stretch of the lease window; both ends are fractions of the window, from 0 to 1. */
export interface LeaseStretch {
  from: number
  to: number
}

export interface LeaseTapeProps {
  start: ReactNode
  end: ReactNode
  /** The booked stretches; everything else is free. */
  taken?: readonly LeaseStretch[]
}

const placed = ({ from, to }: LeaseStretch) => ({ left: `${from * 100}%`, width: `${(to - from) * 100}%` })

/** The period in which a place can be rented, drawn as tape; booked stretches are hatched. */
export function LeaseTape({ start, end, taken = [] }: LeaseTapeProps) {
  useStyles(leaseStyles)
  return (
    <div className="ml-lease">
      <div className="ml-lease__ends">
        <span>{start}</span>
        <span>{end}</span>
      </div>
      <div aria-hidden className="ml-lease__band">
        <span className="ml-lease__free" style={placed({ from: 0, to: 1 })} />
        {taken.map((stretch) => (
          <span
            key={`${stretch.from}-${stretch.to}`}
            className="ml-lease__taken"
            style={{ ...placed(stretch), backgroundColor: 'var(--colors-bg-subtle)' }}
          />
        ))}
      </div>
    </div>
  )
}
