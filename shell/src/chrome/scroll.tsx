import { useLocation, usePageNavigation } from '@metrolibre/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { mainId } from './skip-link.tsx'

/** Returns the part of the page that a hash names; anybody can write one that names nothing. */
function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Scrolls on navigation: to the top, to the hash, or back to the earlier position. The focus moves to the
 * content of the new page, unless a dialog is open, which would treat that as a loss of focus and close.
 * Switching the language is no navigation.
 */
export function Scroll() {
  const { pathname, hash, key } = useLocation()
  const { scrollTarget, keepPositions } = usePageNavigation()
  const shown = useRef(pathname)
  const scrolled = useRef(key)
  useLayoutEffect(() => {
    if (scrolled.current === key) return
    scrolled.current = key
    const target = scrollTarget()
    const part = partAt(hash)
    if (typeof target === 'number') window.scrollTo(0, target)
    else if (part) part.scrollIntoView()
    else if (target === 'top') window.scrollTo(0, 0)
  }, [key, hash, scrollTarget])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash && !document.querySelector('[aria-modal="true"]'))
      document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, hash])
  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual')
    const handOver = () => {
      // The browser restores the position of a page that is loaded again.
      window.history.scrollRestoration = 'auto'
      keepPositions()
    }
    takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handOver)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handOver)
    }
  }, [keepPositions])
  return null
}
