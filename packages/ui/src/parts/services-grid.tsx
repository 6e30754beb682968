import type { ReactNode } from 'react'
import { css, styles, useStyles } from '@metrolibre/ui'

const servicesStyles = styles(
  'services',
  css`
    .ml-services {
      list-style: none;
      padding: 0;
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 1px;
      background: var(--colors-border);
      border: 1px solid var(--colors-border);
      border-radius: 16px;
      overflow: hidden;
    }
    .ml-services li {
      min-width: 0;
      background: var(--colors-bg-panel);
      padding: 18px 20px;
      display: flex;
      gap: 12px;
      align-items: center;
      font-weight: 560;
    }
    .ml-services li > span {
      min-width: 0;
      hyphens: auto;
    }
    .ml-services li:last-child {
      grid-column-end: -1;
    }
    .ml-services li:nth-child(3n + 2):last-child {
      grid-column: 2 / -1;
    }
    .ml-services li:nth-child(3n + 1):last-child {
      grid-column: 1 / -1;
    }
    .ml-services .ml-icon {
      width: 26px;
      height: 26px;
      color: var(--colors-fg-link);
    }
    @media (max-width: 759px) {
      .ml-services {
        /* Two columns where the longest word fits beside its icon, in the font's narrow letters. */
        grid-template-columns: repeat(auto-fit, minmax(min(100%, max(50% - 1px, 10.6rem)), 1fr));
      }
      .ml-services li {
        padding: 14px;
        font-size: 0.9375rem;
        font-stretch: 88%;
      }
      .ml-services li:nth-child(odd):last-child {
        grid-column: 1 / -1;
      }
      .ml-services li:nth-child(even):last-child {
        grid-column: auto;
      }
    }
  `,
)

export interface Service {
  id: string
  icon: ReactNode
  text: ReactNode
}

/** The services that a property offers. */
export function ServicesGrid({ services }: { services: readonly Service[] }) {
  useStyles(servicesStyles)
  return (
    <ul className="ml-services">
      {services.map(({ id, icon, text }) => (
        <li key={id}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
