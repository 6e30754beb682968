import { useEffect, useState } from 'react'
import { type Mode, modeOf } from './map-mode.ts'

/** Returns whether an element is shown by day or by night, also after the visitor or the system changed it. */
export const useMode = (element: Element | null): Mode | undefined => {
  const [mode, setMode] = useState<Mode>()
  useEffect(() => {
    if (!element) return
    const read = () => setMode(modeOf(element))
    read()
    const system = matchMedia('(prefers-color-scheme: dark)')
    const page = new MutationObserver(read)
    page.observe(document.documentElement, { attributes: true })
    system.addEventListener('change', read)
    return () => {
      page.disconnect()
      system.removeEventListener('change', read)
    }
  }, [element])
  return mode
}
