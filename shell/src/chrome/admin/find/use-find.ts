import { useEffect, useState } from 'react'

/** Whether the search is open. Ctrl K (or ⌘ K) opens and closes it on every page of administration. */
export const useFind = () => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      setState((before) => (before === 'open' ? 'closed' : 'open'))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { state, open: () => setState('open'), close: () => setState('closed') }
}
