import { useLocation } from '@metrolibre/platform'
import { ScrollRestoration } from '@metrolibre/platform/host'
import { useEffect, useRef } from 'react'
import { mainId } from './skip-link.tsx'

/**
 * A navigation scrolls to the top, to the hash, or back to where one was; the keyboard and screen readers
 * start again at the new page's content, unless a dialog is open over it, which would take that for being left. A
 * switch of the language is no navigation.
 */
export function Scroll() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash && !document.querySelector('[aria-modal="true"]'))
      document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, hash])
  return <ScrollRestoration />
}
