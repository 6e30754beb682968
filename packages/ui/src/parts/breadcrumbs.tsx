import type { ElementType, ReactNode } from 'react'
import { css, linkTarget, pressTarget, styles, useStyles } from '@metrolibre/ui'
import { CaretRight } from '@metrolibre/ui/icons'

const crumbStyles = styles(
  'crumbs',
  css`
    .ml-crumbs ol {
      list-style: none;
      padding: 0;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 8px;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      color: var(--colors-fg-muted);
    }
    .ml-crumbs li {
      display: inline-flex;
      align-items: center;
      gap: 8px;
    }
    /* The longest names without a space are wider than a page. */
    .ml-crumbs :is(li, a, span) {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .ml-crumbs svg {
      flex: none;
    }
    .ml-crumbs a {
      color: inherit;
      text-decoration: none;
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      position: relative;
    }
    /* Short names are narrower than a target must be. */
    .ml-crumbs a::before {
      ${pressTarget}
    }
    .ml-crumbs a:hover {
      text-decoration: underline;
    }
    .ml-crumbs [aria-current] {
      color: var(--colors-fg);
    }
  `,
)

export interface BreadcrumbsProps {
  label: string
  /** From the widest to the narrowest; the last one is the page itself and is no link. */
  items: readonly { id: string; text: ReactNode; to?: string }[]
  as?: ElementType
}

/** Shows where a page is in the catalogue. */
export function Breadcrumbs({ label, items, as: Link = 'a' }: BreadcrumbsProps) {
  useStyles(crumbStyles)
  return (
    <nav className="ml-crumbs" aria-label={label}>
      <ol>
        {items.map(({ id, text, to }, index) => (
          <li key={id}>
            {index > 0 && <CaretRight />}
            {to === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link {...linkTarget(Link, to)}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
