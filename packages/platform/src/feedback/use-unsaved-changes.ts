import { useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { stripLocale } from '../router/locale-path.ts'
import { usePageNavigation } from '../router/page-navigation.ts'
import { leavingAtom, unsavedFormsAtom } from './unsaved-atoms.ts'
import type { ConfirmRequest } from './feedback-atoms.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/**
 * While `dirty`, asks for confirmation before the user leaves the page, logs out, reloads or closes the tab.
 * A change of the query, the hash or the language keeps the form, so it does not ask (RULES.md §9.7b).
 * @param question asked instead where nothing would be lost; then only leaving the page inside the app asks
 */
export const useUnsavedChanges = (dirty: boolean, question?: ConfirmRequest): void => {
  const store = useStore()
  const ask = useLeaveQuestion(question)
  const isLost = dirty && !question
  const { guard } = usePageNavigation()
  // The question's words may change while the page is open, such as the time that is left.
  const askNow = useEffectEvent(() => ask())
  useEffect(() => {
    if (!dirty) return
    return guard({
      holds: (from, to) => !store.get(leavingAtom) && stripLocale(from.pathname) !== stripLocale(to.pathname),
      onHeld: (step) => void askNow().then((leave) => (leave ? step.proceed() : step.stay())),
    })
  }, [dirty, guard, store])
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
