import { deviceStorage } from '@metrolibre/platform'
import { readConsent, recordConsent, useAtom, type Consent } from '@metrolibre/platform/host'
import { useDeferredValue, useRef, useState, useSyncExternalStore } from 'react'
import { mainId } from '../skip-link.tsx'
import { cookiesReopenedAtom } from './cookies-atom.ts'
import { CookieQuestion } from './question.tsx'

const neverChangesOutside = () => () => {}

/**
 * Asks once about cookies, and again when somebody wants to change the answer. Renders nothing before hydration. `over`
 * is the height of what is along the bottom edge on a phone.
 */
export function Cookies({ over }: { over: string }) {
  const stored = useSyncExternalStore<'unknown' | 'asking' | 'decided'>(
    neverChangesOutside,
    () => (readConsent(deviceStorage) ? 'decided' : 'asking'),
    () => 'unknown',
  )
  const [decided, setDecided] = useState(false)
  const [reopened, setReopened] = useAtom(cookiesReopenedAtom)
  // Deferred, so that React renders it in slices: the page has just become responsive.
  const shown = useDeferredValue(stored)
  const openerRef = useRef<HTMLElement | null>(null)
  if (!reopened && (decided || shown !== 'asking')) return null
  const decide = (choice: Consent['choice']) => {
    recordConsent(deviceStorage, choice)
    setDecided(true)
    setReopened(false)
    // The pressed button disappears: the focus goes back to what opened the question, or to the page.
    const opener = openerRef.current
    const next = opener?.isConnected ? opener : document.getElementById(mainId)
    next?.focus({ preventScroll: true })
  }
  return <CookieQuestion over={over} openerRef={reopened ? openerRef : undefined} onDecide={decide} />
}
