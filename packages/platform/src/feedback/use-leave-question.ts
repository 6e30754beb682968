import { useStore } from 'jotai'
import { useCallback } from 'react'
import type { ConfirmRequest } from './feedback-atoms.ts'
import { useFeedback } from './use-feedback.ts'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'
import { leavingAtom, unsavedFormsAtom } from './unsaved-atoms.ts'

/** Returns a function that asks whether unsaved changes may be discarded, or another question; it resolves with true if so. */
export const useLeaveQuestion = (question?: ConfirmRequest) => {
  const { confirm } = useFeedback()
  const texts = platformTexts[usePathLocale()]
  return useCallback(
    () =>
      confirm(
        question ?? {
          title: texts.leaveTitle,
          text: texts.leaveText,
          confirm: texts.leaveGo,
          cancel: texts.leaveStay,
          danger: true,
        },
      ),
    [confirm, texts, question],
  )
}

/**
 * Returns a function for exits that can't be undone half-way, such as a logout. It asks once when there are
 * unsaved changes, unless it is `sure`, then runs `leave` without further questions. It resolves with whether the user
 * left.
 */
export const useLeaveForGood = () => {
  const store = useStore()
  const ask = useLeaveQuestion()
  return useCallback(
    async (leave: () => Promise<void>, sure = false): Promise<boolean> => {
      if (!sure && store.get(unsavedFormsAtom) > 0 && !(await ask())) return false
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
