import { deviceStorage, useLocation, useOnline, useRuntimeConfig } from '@metrolibre/platform'
import { readConsent, useAtomValue, useStore } from '@metrolibre/platform/host'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { OfflineNotice } from './offline-notice.tsx'
import { updateAtom } from './update-atom.ts'

/** How long a page stays open before it is kept for offline use, so that this never slows the first view. */
const settleMs = 3_000

/** Loads a component that renders nothing if its code can't be loaded, as may happen without a connection. */
const orNothing = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => null })))

const loadDetail = () => import('./screen.tsx').then((parts) => ({ default: parts.OfflineDetail }))
const Detail = orNothing(loadDetail)
/** Loads the detail ahead of the moment when it can't be loaded any more, for visitors without a service worker. */
export const warmDetail = (): Promise<unknown> => loadDetail().catch(() => undefined)
const UpdatePrompt = orNothing(() => import('./update-prompt.tsx'))

/**
 * Shows on every page that there is no connection or that a newer edition exists, and keeps pages for offline
 * use.
 */
export function Offline({ generation }: { generation: string }) {
  const online = useOnline()
  const update = useAtomValue(updateAtom)
  useKeepVisits(generation)
  return (
    <>
      {!online && (
        <OfflineNotice>
          <Suspense>
            <Detail />
          </Suspense>
        </OfflineNotice>
      )}
      <Suspense>{update.is === 'offered' && <UpdatePrompt />}</Suspense>
    </>
  )
}

function useKeepVisits(generation: string): void {
  const { pathname, search } = useLocation()
  const config = useRuntimeConfig()
  const store = useStore()
  useEffect(() => {
    const timer = setTimeout(() => {
      // Nothing is stored on this device before the visitor has answered the question about cookies.
      if (config.serviceWorker && !readConsent(deviceStorage)) return
      void import('./start.ts')
        .then(({ keepVisitOffline }) =>
          keepVisitOffline({ config, generation, store }, location.pathname + location.search),
        )
        // A page that could not be kept just needs a connection later; nothing is lost.
        .catch(() => undefined)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [config, generation, store, pathname, search])
}
