import type { ElementType, ReactNode } from 'react'
import { Avatar, css, linkTarget, styles, useStyles } from '@metrolibre/ui'

const menuStyles = styles(
  'user-menu',
  css`
    .ml-user-menu {
      width: 300px;
      max-width: 100%;
      padding: 8px;
      background: var(--colors-bg-panel);
      border: 1px solid var(--colors-border);
      border-radius: 16px;
      box-shadow: var(--shadows-3);
    }
    .ml-user-menu__who {
      display: flex;
      gap: 12px;
      align-items: center;
      padding: 10px 12px;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
    }
    .ml-user-menu__who > span:last-child {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .ml-user-menu__who small {
      display: block;
      font-size: inherit;
      color: var(--colors-fg-muted);
    }
    .ml-user-menu ul {
      list-style: none;
      padding: 0;
    }
    .ml-user-menu ul a,
    .ml-user-menu ul button {
      display: flex;
      gap: 12px;
      align-items: center;
      width: 100%;
      min-height: 44px;
      padding: 0 12px;
      border: 0;
      border-radius: 10px;
      background: none;
      color: inherit;
      font: inherit;
      font-weight: 540;
      font-size: 0.9375rem;
      text-align: left;
      text-decoration: none;
    }
    .ml-user-menu ul a:hover,
    .ml-user-menu ul button:hover,
    .ml-user-menu [aria-current] {
      background: var(--colors-bg-subtle);
    }
    .ml-user-menu > * + * {
      border-top: 1px solid var(--colors-border);
      margin-top: 8px;
      padding-top: 8px;
    }
    .ml-user-menu__settings {
      display: grid;
      gap: 8px;
      padding: 12px 8px 8px;
    }
  `,
)

export interface UserMenuItem {
  id: string
  icon: ReactNode
  text: ReactNode
  to?: string
  onPress?: () => void
  current?: boolean
}

export interface UserMenuProps {
  /** The signed-in user; undefined when nobody is signed in. */
  identity?: { name: string; email: string; picture?: string | null }
  items?: readonly UserMenuItem[]
  /** Country and language, as `SegmentedControl`s. */
  settings?: ReactNode
  /** The item that signs out: 'Salir'. */
  exit?: UserMenuItem
  as?: ElementType
}

function Items({ items, as: Link }: { items: readonly UserMenuItem[]; as: ElementType }) {
  return (
    <ul>
      {items.map(({ id, icon, text, to, onPress, current }) => (
        <li key={id}>
          {to === undefined ? (
            <button type="button" onClick={onPress}>
              {icon}
              <span>{text}</span>
            </button>
          ) : (
            <Link aria-current={current ? 'page' : undefined} onClick={onPress} {...linkTarget(Link, to)}>
              {icon}
              <span>{text}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The content of the navbar's user popover: who is signed in, links, country and language, sign out. */
export function UserMenu({ identity, items, settings, exit, as = 'a' }: UserMenuProps) {
  useStyles(menuStyles)
  return (
    <div className="ml-user-menu">
      {identity && (
        <div className="ml-user-menu__who">
          <Avatar name={identity.name} src={identity.picture} />
          <span>
            <b>{identity.name}</b>
            <small>{identity.email}</small>
          </span>
        </div>
      )}
      {items?.length ? <Items items={items} as={as} /> : null}
      {settings && <div className="ml-user-menu__settings">{settings}</div>}
      {exit && <Items items={[exit]} as={as} />}
    </div>
  )
}
