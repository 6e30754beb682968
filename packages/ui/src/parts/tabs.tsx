import { type ElementType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { css, linkTarget, styles, tapeMark, useStyles } from '@metrolibre/ui'

const tabsStyles = styles(
  'tabs',
  css`
    .ml-tabs {
      position: relative;
      display: flex;
      gap: 28px;
      border-bottom: 1px solid var(--colors-border);
      overflow-x: auto;
      scrollbar-width: none;
    }
    .ml-tabs a {
      position: relative;
      /* What doesn't fit is scrolled to. */
      flex: none;
      padding: 12px 2px 14px;
      min-width: 44px;
      min-height: 44px;
      color: var(--colors-fg-muted);
      font-weight: 580;
      text-decoration: none;
      white-space: nowrap;
      display: inline-flex;
      gap: 8px;
      align-items: center;
    }
    .ml-tabs a:focus-visible {
      outline-offset: -2px;
    }
    .ml-tabs a[aria-current='page'] {
      color: var(--colors-fg);
      font-weight: 680;
    }
    .ml-tabs a[aria-current='page']::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 7px;
      background: ${tapeMark('8px', '60%')};
    }
    @media (max-width: 759px) {
      .ml-tabs {
        gap: 20px;
      }
    }
    /* Four tabs and a count fit a phone. */
    @media (max-width: 419px) {
      .ml-tabs {
        gap: 12px;
        font-size: var(--font-sizes-sm);
      }
      .ml-tabs a {
        gap: 4px;
      }
    }
  `,
)

export interface TabLink {
  id: string
  to: string
  text: ReactNode
  /** A count or badge after the text. */
  extra?: ReactNode
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string
  tabs: readonly TabLink[]
  currentId: string
  /** A router's link, which takes `to`. Default a plain anchor. */
  as?: ElementType
}

/** Sibling pages as tabs. Tabs are links, so that each page has an address of its own. */
export function Tabs({ label, tabs, currentId, as: Link = 'a' }: TabsProps) {
  useStyles(tabsStyles)
  const nav = useRef<HTMLElement>(null)
  const placed = useRef('')
  // On a phone the current tab may be beyond the edge, also once a badge next to it has arrived. Only the tabs are
  // moved, never the page.
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !current) return
    const { offsetLeft, offsetWidth } = current
    const place = `${currentId} ${offsetLeft}`
    if (place === placed.current) return
    placed.current = place
    nav.current.scrollLeft = offsetLeft - (nav.current.clientWidth - offsetWidth) / 2
  })
  return (
    <nav ref={nav} className="ml-tabs" aria-label={label}>
      {tabs.map(({ id, to, text, extra }) => (
        <Link key={id} {...linkTarget(Link, to)} aria-current={id === currentId ? 'page' : undefined}>
          {text}
          {extra}
        </Link>
      ))}
    </nav>
  )
}
