import type { ElementType } from 'react'
import { css, linkTarget, styles, tapeMark, useStyles } from '@metrolibre/ui'
import { ArrowLeft, ArrowRight } from '@metrolibre/ui/icons'

const pageStyles = styles(
  'pages',
  css`
    .ml-pages {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 6px;
    }
    .ml-pages > * {
      min-width: 44px;
      height: 44px;
      padding: 0 6px;
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 6px;
      border-radius: 8px;
      font-weight: 600;
      font-size: 0.9375rem;
      color: inherit;
      text-decoration: none;
    }
    .ml-pages > a:hover {
      background: var(--colors-bg-subtle);
    }
    .ml-pages > a[rel] {
      padding: 0 12px;
    }
    .ml-pages > a[aria-current] {
      color: var(--colors-tape-tick);
      padding-bottom: 5px;
      background: ${tapeMark('7px')};
    }
    @media (max-width: 479px) {
      .ml-pages > a[rel] span {
        display: none;
      }
    }
  `,
)

export interface PaginationProps {
  /** 'Páginas', for screen readers. */
  label: string
  /** The current page, from 1. */
  page: number
  pageCount: number
  /** Returns the address of a page. */
  pageTo: (page: number) => string
  previousText: string
  nextText: string
  /** Returns the accessible name of a page's link: 'Página 2'. */
  pageLabel: (page: number) => string
  as?: ElementType
}

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbours; null marks a
 * gap.
 */
export const pagesToShow = (page: number, pageCount: number): (number | null)[] => {
  const near = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((current, index) => {
    const before = shown[index - 1] ?? 0
    if (current - before === 2) return [current - 1, current]
    return current - before > 2 ? [null, current] : [current]
  })
}

/** Links to pages; the current one is drawn as tape. Renders nothing when there is only one page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, pageTo, previousText, nextText, pageLabel, as: Link = 'a' } = props
  useStyles(pageStyles)
  if (pageCount <= 1) return null
  return (
    <nav className="ml-pages" aria-label={label}>
      {page > 1 && (
        <Link rel="prev" aria-label={previousText} {...linkTarget(Link, pageTo(page - 1))}>
          <ArrowLeft />
          <span>{previousText}</span>
        </Link>
      )}
      {pagesToShow(page, pageCount).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={shown}
            aria-label={pageLabel(shown)}
            aria-current={shown === page ? 'page' : undefined}
            {...linkTarget(Link, pageTo(shown))}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link rel="next" aria-label={nextText} {...linkTarget(Link, pageTo(page + 1))}>
          <span>{nextText}</span>
          <ArrowRight />
        </Link>
      )}
    </nav>
  )
}
