import { useEffect, useState } from 'react'

/** How long a loaded page waits before it starts work that nobody has asked for, in ms. */
const longMs = 3_000

const intents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Returns true once the visitor has interacted with the page, or the page has been loaded for a while. Heavy
 * components that the first view does not need wait for that.
 * @param quietMs how long that is, for work that is short
 */
export function useSettledPage(quietMs = longMs): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (settled) return
    const settle = () => setSettled(true)
    // On a later page of the same visit there is nothing to wait for.
    if (navigator.userActivation?.hasBeenActive) return settle()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(settle, quietMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    for (const intent of intents) window.addEventListener(intent, settle, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', wait)
      for (const intent of intents) window.removeEventListener(intent, settle)
    }
  }, [settled, quietMs])
  return settled
}
