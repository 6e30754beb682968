import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, type NavigateOptions, type To } from 'react-router-dom'
import { localizeTo } from './localize-to.ts'
import { useLinkIntent } from './link-intent.ts'
import { usePathLocale } from './use-path-locale.ts'

export interface LinkProps
  extends
    Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  to: To
}

/**
 * A link inside the site. Write `to` in its Spanish form; the language of the page is kept. It is built on
 * the router's hooks, because the router's own `Link` also bundles the prefetching of its framework mode.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const target = localizeTo(usePathLocale(), to)
  const href = useHref(target)
  const follow = useLinkClickHandler<HTMLAnchorElement>(target, {
    replace,
    state: state as unknown,
    preventScrollReset,
    target: rest.target,
  })
  return (
    <a
      {...useLinkIntent(target)}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
