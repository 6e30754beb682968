import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useFeedback } from './use-feedback.ts'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.ts'
import { leavingAtom, unsavedFormsAtom } from './unsaved-atoms.ts'

/** Asks whether changes that are not saved may be lost; true when they may. */
export const useLeaveQuestion = () => {
  const { confirm } = useFeedback()
  const texts = platformTexts[usePathLocale()]
  return useCallback(
    () =>
      confirm({
        title: texts.leaveTitle,
        text: texts.leaveText,
        confirm: texts.leaveGo,
        cancel: texts.leaveStay,
        danger: true,
      }),
    [confirm, texts],
  )
}

/**
 * For ways out that cannot be taken back half-way, such as a logout: asks first where something is unsaved, and
 * runs `leave` without a second question. Resolves with whether they left.
 */
export const useLeaveForGood = () => {
  const store = useStore()
  const ask = useLeaveQuestion()
  return useCallback(
    async (leave: () => Promise<void>): Promise<boolean> => {
      if (store.get(unsavedFormsAtom) > 0 && !(await ask())) return false
      store.set(leavingAtom, true)
      try {
        await leave()
      } finally {
        store.set(leavingAtom, false)
      }
      return true
    },
    [store, ask],
  )
}
