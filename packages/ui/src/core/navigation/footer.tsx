import type { CSSProperties, ElementType, ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { Container } from '../container.tsx'
import { Logo } from '../logo.tsx'
import { linkTarget } from '../../system/polymorphic.ts'
import { Tape } from '../tape/tape.tsx'

const footerStyles = styles(
  'footer',
  css`
    .ml-footer {
      background: var(--colors-bg-inverse);
      color: var(--colors-tinta-fg);
      margin-top: 72px;
      container: footer / inline-size;
      /* Far below nearly every page, so browsers lay it out only once it comes near; until then it has this height. */
      content-visibility: auto;
      contain-intrinsic-block-size: auto 465px;
    }
    .ml-footer > * {
      color-scheme: dark;
    }
    .ml-footer__grid {
      display: grid;
      grid-template-columns: minmax(0, 1.5fr) repeat(var(--footer-links), minmax(0, 1fr)) minmax(0, 1.6fr);
      gap: 40px;
      padding-block: 52px 40px;
    }
    .ml-footer .ml-logo {
      color: var(--colors-piedra-0);
    }
    .ml-footer__motto {
      margin-top: 16px;
      max-width: 26ch;
      color: var(--colors-tinta-muted);
    }
    .ml-footer h2 {
      font-size: var(--font-sizes-sm);
      font-stretch: 100%;
      letter-spacing: 0;
      line-height: 1.45;
      color: var(--colors-tinta-subtle);
      font-weight: 560;
      margin-bottom: 8px;
    }
    .ml-footer ul {
      list-style: none;
      padding: 0;
    }
    .ml-footer li a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      color: inherit;
      font-size: 0.9375rem;
      text-decoration: none;
    }
    .ml-footer li a:hover {
      text-decoration: underline;
    }
    .ml-footer__end {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 8px 24px;
      border-top: 1px solid var(--colors-tinta-border);
      /* Ends above what floats in the corners of the window. */
      padding-block: 18px 88px;
      font-size: var(--font-sizes-sm);
      color: var(--colors-tinta-subtle);
    }
    .ml-footer__settings {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 20px;
    }
    /* In rem of the page, unlike those of a media query, so that doubled texts get the wider columns. */
    @container footer (max-width: 63.95rem) {
      .ml-footer__grid {
        grid-template-columns: repeat(var(--footer-links), minmax(0, 1fr));
        gap: 28px;
      }
      .ml-footer__grid > :first-child,
      .ml-footer__grid > :last-child {
        grid-column: 1 / -1;
      }
    }
    @media (max-width: 1023px) {
      .ml-footer {
        contain-intrinsic-block-size: auto 786px;
      }
    }
    @media (max-width: 759px) {
      .ml-footer {
        margin-top: 48px;
        padding-bottom: 72px;
        contain-intrinsic-block-size: auto 1004px;
      }
    }
    @container footer (max-width: 47.45rem) {
      .ml-footer__grid {
        grid-template-columns: repeat(auto-fit, minmax(min(8em, 100%), 1fr));
      }
    }
  `,
)

export interface FooterColumn {
  id: string
  title: ReactNode
  links: readonly { id: string; to: string; text: ReactNode; external?: boolean }[]
}

export interface FooterProps {
  motto: ReactNode
  columns: readonly FooterColumn[]
  /** The last column: the newsletter form and the contact details. */
  contact: ReactNode
  legal: ReactNode
  /** The choice of country and language. */
  place: ReactNode
  /** Buttons that change what the page keeps about its visitor. */
  settings?: ReactNode
  as?: ElementType
}

/** The footer of every page: dark (tinta) in both colour modes, with a tape on its top edge. */
export function Footer({ motto, columns, contact, legal, place, settings, as: Link = 'a' }: FooterProps) {
  useStyles(footerStyles)
  return (
    <footer className="ml-footer">
      <Tape />
      <Container width="wide">
        <div className="ml-footer__grid" style={{ '--footer-links': columns.length } as CSSProperties}>
          <div>
            <Logo />
            <p className="ml-footer__motto">{motto}</p>
          </div>
          {columns.map(({ id, title, links }) => (
            <div key={id}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    {link.external ? (
                      <a href={link.to} target="_blank" rel="noopener noreferrer">
                        {link.text}
                      </a>
                    ) : (
                      <Link {...linkTarget(Link, link.to)}>{link.text}</Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>{contact}</div>
        </div>
        <div className="ml-footer__end">
          <span>{legal}</span>
          <div className="ml-footer__settings">
            {settings}
            <span>{place}</span>
          </div>
        </div>
      </Container>
    </footer>
  )
}
