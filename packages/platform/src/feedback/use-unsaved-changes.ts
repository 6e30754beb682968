import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { stripLocale } from '../router/locale-path.ts'
import { leavingAtom, unsavedFormsAtom } from './unsaved-atoms.ts'
import type { ConfirmRequest } from './feedback-atoms.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/**
 * While `dirty`, asks for confirmation before the user leaves the page, logs out, reloads or closes the tab.
 * A change of the query, the hash or the language keeps the form, so it does not ask (RULES.md §10).
 * @param question asked instead where nothing would be lost; then only leaving the page inside the app asks
 */
export const useUnsavedChanges = (dirty: boolean, question?: ConfirmRequest): void => {
  const store = useStore()
  const ask = useLeaveQuestion(question)
  const isLost = dirty && !question
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !store.get(leavingAtom) &&
      stripLocale(currentLocation.pathname) !== stripLocale(nextLocation.pathname),
  )
  // The question's words may change while it is open, such as the time that is left. Another step may be blocked before
  // it was seen that the one before was given up, so it is the place that tells the two apart.
  const asked = useRef<unknown>(undefined)
  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current === blocker.location) return
    asked.current = blocker.location
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])
  useEffect(() => {
    if (!isLost) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    store.set(unsavedFormsAtom, (count) => count + 1)
    return () => {
      window.removeEventListener('beforeunload', warn)
      store.set(unsavedFormsAtom, (count) => count - 1)
    }
  }, [isLost, store])
}
