import type { ElementType, ReactNode } from 'react'
import { pressTarget } from '../../system/press-target.ts'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { Container } from '../container.tsx'
import { Logo } from '../logo.tsx'
import { linkTarget } from '../../system/polymorphic.ts'
import { tapeMark } from '../tape/tape.tsx'

const navbarStyles = styles(
  'navbar',
  css`
    .ml-navbar {
      min-height: 72px;
      background: var(--colors-bg-panel);
      border-bottom: 1px solid var(--colors-border);
      position: relative;
      z-index: 5;
      container: ml-navbar / inline-size;
    }
    .ml-navbar > div {
      height: 71px;
      display: flex;
      align-items: center;
      gap: 28px;
    }
    .ml-navbar__home {
      color: inherit;
      text-decoration: none;
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      position: relative;
    }
    /* The mark alone is narrower than a target must be. */
    .ml-navbar__home::before {
      ${pressTarget}
    }
    .ml-navbar nav {
      display: flex;
      align-items: center;
      gap: 28px;
      margin-left: 16px;
      height: 100%;
    }
    .ml-navbar__end {
      margin-left: auto;
      display: flex;
      align-items: center;
      gap: 8px;
    }
    .ml-nav-link {
      position: relative;
      display: inline-flex;
      gap: 5px;
      align-items: center;
      height: 100%;
      padding: 0 2px;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-weight: 580;
      font-size: 0.9375rem;
      text-decoration: none;
      white-space: nowrap;
    }
    .ml-nav-link:focus-visible {
      outline: none;
    }
    /* The link is as high as the bar and no wider than its words: the ring stands clear of both. */
    .ml-nav-link:focus-visible::before {
      content: '';
      position: absolute;
      inset: 12px -8px;
      border: 2px solid var(--colors-focus);
      border-radius: var(--radii-md);
    }
    .ml-nav-link[aria-current]::after {
      content: '';
      position: absolute;
      inset: auto 0 -1px;
      height: 5px;
      background: ${tapeMark('8px', '60%')};
    }
    @media (max-width: 1023px) {
      .ml-navbar > div,
      .ml-navbar nav {
        gap: 14px;
      }
      .ml-navbar nav {
        margin-left: 0;
      }
      .ml-navbar__end {
        gap: 2px;
      }
    }
    @media (max-width: 759px) {
      .ml-navbar {
        min-height: 60px;
      }
      .ml-navbar > div {
        height: 59px;
      }
      .ml-navbar nav {
        display: none;
      }
      .ml-navbar__end {
        gap: 4px;
      }
    }
    /* Texts twice as large on a wider screen: what does not fit goes to a second line. */
    @media (min-width: 760px) {
      @container ml-navbar (max-width: 46rem) {
        .ml-navbar > div {
          flex-wrap: wrap;
          row-gap: 0;
          height: auto;
          min-height: 71px;
        }
        .ml-navbar nav {
          flex-wrap: wrap;
          height: auto;
        }
        .ml-nav-link {
          height: 52px;
        }
      }
    }
    /* A very small phone, or one that shows texts twice as large: the mark alone stands for the name. */
    @container ml-navbar (max-width: 22.4rem) {
      .ml-navbar .ml-logo > span {
        display: none;
      }
      .ml-navbar .ml-button {
        white-space: nowrap;
      }
    }
  `,
)

export interface NavLinkItem {
  id: string
  to: string
  text: ReactNode
  current?: boolean
}

export interface NavbarProps {
  /** 'Metrolibre, inicio'. */
  homeLabel: string
  homeTo: string
  /** 'Principal', for screen readers. */
  label: string
  links?: readonly NavLinkItem[]
  /** Follows the links: a menu opened by `NavMenuButton`. */
  menu?: ReactNode
  /** At the right end: country and language, the login button, the user menu. */
  end?: ReactNode
  as?: ElementType
}

/** The bar at the top of every page; the link of the current page is marked with a piece of tape. */
export function Navbar({ homeLabel, homeTo, label, links, menu, end, as: Link = 'a' }: NavbarProps) {
  useStyles(navbarStyles)
  return (
    <header className="ml-navbar">
      <Container width="wide">
        <Link className="ml-navbar__home" aria-label={homeLabel} {...linkTarget(Link, homeTo)}>
          <Logo />
        </Link>
        {(links || menu) && (
          <nav aria-label={label}>
            {links?.map(({ id, to, text, current }) => (
              <Link
                key={id}
                className="ml-nav-link"
                aria-current={current ? 'page' : undefined}
                {...linkTarget(Link, to)}
              >
                {text}
              </Link>
            ))}
            {menu}
          </nav>
        )}
        <div className="ml-navbar__end">{end}</div>
      </Container>
    </header>
  )
}
