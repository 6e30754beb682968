import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { stripLocale } from '../router/locale-path.ts'
import { leavingAtom, unsavedFormsAtom } from './unsaved-atoms.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/**
 * While `dirty`, asks for confirmation before the user leaves the page, logs out, reloads or closes the tab.
 * A change of the query, the hash or the language keeps the form, so it does not ask (RULES.md §10).
 */
export const useUnsavedChanges = (dirty: boolean): void => {
  const store = useStore()
  const ask = useLeaveQuestion()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !store.get(leavingAtom) &&
      stripLocale(currentLocation.pathname) !== stripLocale(nextLocation.pathname),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    store.set(unsavedFormsAtom, (count) => count + 1)
    return () => {
      window.removeEventListener('beforeunload', warn)
      store.set(unsavedFormsAtom, (count) => count - 1)
    }
  }, [dirty, store])
}
