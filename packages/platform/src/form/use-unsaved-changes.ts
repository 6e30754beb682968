import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useFeedback } from '../feedback/use-feedback.ts'
import { platformTexts } from '../intl/texts.ts'
import { stripLocale } from '../router/locale-path.ts'
import { usePathLocale } from '../router/use-path-locale.ts'

/**
 * While `dirty`, leaving the page asks first, and so does closing the tab. Moving within the page (query,
 * hash) or to its twin in the other language keeps the form, so it does not ask (RULES.md §10).
 */
export const useUnsavedChanges = (dirty: boolean): void => {
  const { confirm } = useFeedback()
  const texts = platformTexts[usePathLocale()]
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && stripLocale(currentLocation.pathname) !== stripLocale(nextLocation.pathname),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: texts.leaveTitle,
      text: texts.leaveText,
      confirm: texts.leaveGo,
      cancel: texts.leaveStay,
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, texts])
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
