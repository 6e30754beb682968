import { afterPaint } from '../registry/after-paint.ts'
import type { ShellSession } from './create-session.ts'

/**
 * Hides the page of somebody who is signed in while the browser keeps it in memory. Shown again, such as by going back
 * after logging out in another tab, it is seen once it is known whose page it is. Returns a function that stops it.
 */
export function maskFrozenPage(session: Pick<ShellSession, 'isPersonal' | 'verify'>): () => void {
  const listening = new AbortController()
  const { style } = document.documentElement
  const mask = ({ persisted }: PageTransitionEvent) => {
    if (persisted && session.isPersonal()) Object.assign(style, { opacity: '0', pointerEvents: 'none' })
  }
  const show = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // Without a connection the page stays that of the person whose session the browser keeps.
    await session.verify().catch(() => undefined)
    await afterPaint()
    Object.assign(style, { opacity: '', pointerEvents: '' })
  }
  window.addEventListener('pagehide', mask, { signal: listening.signal })
  window.addEventListener('pageshow', (event) => void show(event), { signal: listening.signal })
  return () => listening.abort()
}
