import { use, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { createPath, parsePath, resolvePath, type NavigateOptions, type To } from 'react-router-dom'
import { LocationContext } from './edge/router-contexts.ts'
import { localizeTo } from './localize-to.ts'
import { useLinkIntent } from './link-intent.ts'
import { usePathLocale } from './use-path-locale.tsx'
import { useRouter } from './use-router.ts'

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
 * bundles the prefetching of its framework mode, and each is rendered again whenever the address changes; this one is only
 * if its destination has no path of its own.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()
  const localized = localizeTo(usePathLocale(), to)
  const wanted = typeof localized === 'string' ? parsePath(localized) : localized
  const from = wanted.pathname?.startsWith('/') ? '/' : use(LocationContext).location.pathname
  const href = createPath(resolvePath(wanted, from))
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
        const isHere = createPath(router.state.location) === href
        void router.navigate(href, {
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
