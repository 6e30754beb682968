import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { createPath, parsePath, resolvePath, type NavigateOptions, type To } from 'react-router-dom'
import { localizeTo } from './localize-to.ts'
import { useLinkIntent } from './link-intent.ts'
import { usePageNavigation } from './page-navigation.ts'
import { usePathLocale } from './use-path-locale.tsx'

export interface LinkProps
  extends
    Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  to: To
}

/** Whether a click is left to the browser, which opens a tab or a window or saves the page. */
const isForBrowser = (event: MouseEvent, target: string | undefined): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (target !== undefined && target !== '_self')

/**
 * A link inside the site. Write `to` in its Spanish form; the language of the page is kept. The router's own `Link` also
 * bundles the prefetching of its framework mode, and each is rendered again whenever the address changes.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const { navigate, place } = usePageNavigation()
  const localized = localizeTo(usePathLocale(), to)
  const wanted = typeof localized === 'string' ? parsePath(localized) : localized
  const href = createPath(resolvePath(wanted, place().location.pathname))
  return (
    <a
      {...useLinkIntent(localized)}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isForBrowser(event, rest.target)) return
        event.preventDefault()
        // A link to the present page adds no step to go back over.
        const isHere = createPath(place().location) === href
        void navigate(href, {
          replace: replace ?? isHere,
          state: state as unknown,
          preventScrollReset,
        })
      }}
    >
      {children}
    </a>
  )
}
