import { FormattedMessage, useDates, useLocation } from '@metrolibre/platform'
import { useEffect, useState } from 'react'
import { useDeclared } from '../session/declared.ts'
import { ownZone } from './own-zone.ts'
import { pageSavedAt } from './saved.ts'

/** Whether a service worker keeps the pages that are visited; not before the question about cookies is answered. */
const keepsPages = (): boolean => Boolean(navigator.serviceWorker?.controller)

/** What it means for the current page that there is no connection. */
export function OfflineDetail() {
  const { pathname, search } = useLocation()
  const { chromeOf } = useDeclared()
  const dates = useDates()
  const savedAt = usePageSavedAt()
  if (chromeOf(pathname, search) === 'wizard') return <FormattedMessage id="shell.offline.wizard" />
  if (savedAt !== undefined)
    return <FormattedMessage id="shell.offline.savedAt" values={{ time: dates.time(savedAt, ownZone()) }} />
  return keepsPages() && <FormattedMessage id="shell.offline.readable" />
}

function usePageSavedAt(): number | undefined {
  const { pathname, search } = useLocation()
  const [at, setAt] = useState<number>()
  useEffect(() => {
    let gone = false
    pageSavedAt(location.href).then(
      (time) => gone || setAt(time),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [pathname, search])
  return at
}
