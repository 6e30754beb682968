import type { ElementType, ReactNode } from 'react'
import { ticks } from '../../system/ticks.ts'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { linkTarget } from '../../system/polymorphic.ts'

const bottomStyles = styles(
  'bottom-menu',
  css`
    .ml-bottom {
      position: fixed;
      inset: auto 0 0;
      z-index: var(--z-index-bottom-nav);
      display: none;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      height: calc(72px + env(safe-area-inset-bottom));
      padding-bottom: env(safe-area-inset-bottom);
      background: var(--colors-bg-panel);
      border-top: 1px solid var(--colors-border);
    }
    .ml-bottom > * {
      position: relative;
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: 3px;
      border: 0;
      background: none;
      color: var(--colors-fg-muted);
      font: inherit;
      /* As large as its line of words stays beside the others. */
      font-size: min(var(--font-sizes-xs), 4vw);
      line-height: 1.4;
      white-space: nowrap;
      font-weight: 580;
      text-decoration: none;
    }
    .ml-bottom > *:focus-visible {
      outline-offset: -4px;
    }
    .ml-bottom .ml-icon {
      width: 24px;
      height: 24px;
    }
    .ml-bottom [aria-current] {
      color: var(--colors-fg);
    }
    .ml-bottom [aria-current]::before {
      content: '';
      position: absolute;
      inset: -1px 22% auto;
      height: 6px;
      border-radius: 0 0 3px 3px;
      background: ${ticks({ every: '8px', length: '60%', at: '0 0' })}, var(--colors-tape-fill);
    }
    @media (max-width: 759px) {
      /* What gets the focus is scrolled clear of the menu. */
      :root {
        scroll-padding-bottom: calc(80px + env(safe-area-inset-bottom));
      }
      .ml-bottom {
        display: grid;
      }
    }
  `,
)

export interface BottomMenuItem {
  id: string
  icon: ReactNode
  text: ReactNode
  current?: boolean
  /** The path that the item links to. Items without it are buttons and call `onPress`. */
  to?: string
  onPress?: () => void
}

export interface BottomMenuProps {
  label: string
  items: readonly BottomMenuItem[]
  as?: ElementType
}

/** The main navigation at the bottom of a narrow screen. */
export function BottomMenu({ label, items, as: Link = 'a' }: BottomMenuProps) {
  useStyles(bottomStyles)
  return (
    <nav className="ml-bottom" aria-label={label}>
      {items.map(({ id, icon, text, current, to, onPress }) =>
        to === undefined ? (
          <button key={id} type="button" onClick={onPress} aria-current={current || undefined}>
            {icon}
            <span>{text}</span>
          </button>
        ) : (
          <Link key={id} aria-current={current ? 'page' : undefined} {...linkTarget(Link, to)}>
            {icon}
            <span>{text}</span>
          </Link>
        ),
      )}
    </nav>
  )
}
