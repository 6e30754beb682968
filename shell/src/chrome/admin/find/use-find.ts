import { useCallback, useEffect, useRef, useState } from 'react'
import { takeEarlyShortcut } from './early-shortcut.ts'

const isFindKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey
const isInDialog = () => Boolean(document.activeElement?.closest('[role=dialog]'))

/**
 * Whether the search is open. Ctrl K (or ⌘ K) opens and closes it on every page of administration. What is typed before
 * its field is there is kept, and `takeTyped` gives it to the field.
 */
export const useFind = () => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const typed = useRef('')
  useEffect(() => {
    const first = setTimeout(() => {
      if (takeEarlyShortcut('Control+K')) setState('open')
    })
    return () => clearTimeout(first)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        event.preventDefault()
        typed.current = ''
        setState((before) => (before === 'open' ? 'closed' : 'open'))
      } else if (state === 'open' && writes(event) && !isInDialog()) {
        event.preventDefault()
        typed.current += event.key
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [state])
  const takeTyped = useCallback(() => {
    const taken = typed.current
    typed.current = ''
    return taken
  }, [])
  const open = () => {
    typed.current = ''
    setState('open')
  }
  return { state, open, close: () => setState('closed'), takeTyped }
}
