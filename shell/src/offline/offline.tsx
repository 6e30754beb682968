import { useLocation, useOnline, useRuntimeConfig } from '@metrolibre/platform'
import { useAtomValue, useStore } from '@metrolibre/platform/host'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { updateAtom } from './update-atom.ts'

/** How long a page is left alone before it is kept for later: nothing of it may slow the first view. */
const settleMs = 3_000

/** Without a connection a part may be out of reach itself; the page does without it. */
const orNothing = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => null })))

const Banner = orNothing(() => import('./screen.tsx').then((parts) => ({ default: parts.OfflineBanner })))
const UpdatePrompt = orNothing(() => import('./update-prompt.tsx'))

/** Over every page: that there is no connection, or that there is a newer edition. Keeps pages for later. */
export function Offline({ generation }: { generation: string }) {
  const online = useOnline()
  const update = useAtomValue(updateAtom)
  useKeepVisits(generation)
  return (
    <Suspense>
      {!online && <Banner />}
      {update === 'offered' && <UpdatePrompt />}
    </Suspense>
  )
}

function useKeepVisits(generation: string): void {
  const { pathname, search } = useLocation()
  const config = useRuntimeConfig()
  const store = useStore()
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./start.ts')
        .then(({ keepVisit }) =>
          keepVisit({ config, generation, store }, location.pathname + location.search),
        )
        // A page that could not be kept is a page that needs a connection; nothing is lost.
        .catch(() => undefined)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [config, generation, store, pathname, search])
}
