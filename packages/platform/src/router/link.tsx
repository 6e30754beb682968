import type { ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom'
import { localizeTo } from './localize-to.ts'
import { useLinkIntent } from './link-intent.ts'
import { usePathLocale } from './use-path-locale.ts'

export type LinkProps = ComponentProps<typeof RouterLink>
export type NavLinkProps = ComponentProps<typeof RouterNavLink>

/** A link inside the site. `to` is written in its Spanish form; the language of the page is kept. */
export function Link({ to, ...rest }: LinkProps) {
  const target = localizeTo(usePathLocale(), to)
  return <RouterLink {...useLinkIntent(target)} {...rest} to={target} />
}

/** A `Link` that knows whether it leads to the present page (`aria-current`). */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const target = localizeTo(usePathLocale(), to)
  return <RouterNavLink {...useLinkIntent(target)} {...rest} to={target} />
}
