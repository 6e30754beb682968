import { useMemo, useSyncExternalStore } from 'react'
import { type Address, hrefOf, readAddress } from './address.ts'

/** Marks a change of theme, language or width, after which the focus stays where it is. */
const switched = 'switched'

// Links change the page without loading it again; a browser without this interface loads it.
window.navigation?.addEventListener('navigate', (event) => {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return
  event.intercept(event.info === switched ? { focusReset: 'manual', scroll: 'manual' } : {})
})

const subscribe = (changed: () => void) => {
  window.navigation?.addEventListener('currententrychange', changed)
  return () => window.navigation?.removeEventListener('currententrychange', changed)
}

/** Returns what the current address shows. */
export function useAddress(): Address {
  const href = useSyncExternalStore(subscribe, () => location.href)
  return useMemo(() => readAddress(href), [href])
}

/** Shows the same in another theme, language or width. */
export function switchTo(address: Address): void {
  const href = hrefOf(address)
  if (window.navigation) window.navigation.navigate(href, { history: 'replace', info: switched })
  else location.replace(href)
}
