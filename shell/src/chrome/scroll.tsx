import { useLocation } from '@metrolibre/platform'
import { ScrollRestoration } from '@metrolibre/platform/host'
import { useEffect, useRef } from 'react'
import { mainId } from './skip-link.tsx'

/**
 * Scrolls on navigation: to the top, to the hash, or back to the earlier position. The focus moves to the
 * content of the new page, unless a dialog is open, which would treat that as a loss of focus and close.
 * Switching the language is no navigation.
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
