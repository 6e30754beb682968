import { Outlet, useErrorText, useFeedback, useIntl } from '@metrolibre/platform'
import { CoverPartsContext } from '@metrolibre/platform/host'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { Frame } from '../chrome/frame.tsx'
import { coverParts } from '../cover/cover-parts.tsx'
import { connection } from '../offline/connection.ts'
import { Offline } from '../offline/offline.tsx'
import { useHost } from './host-context.ts'

/** What surrounds every page. */
export function Root() {
  const { session, registry } = useHost()
  return (
    <Frame session={session} configs={Object.values(registry.remotes).map(({ config }) => config)}>
      <AfterStart />
      <Offline generation={registry.generation} />
      <Source />
      <CoverPartsContext value={coverParts}>
        <Outlet />
      </CoverPartsContext>
    </Frame>
  )
}

/** What has to wait until the first view is taken over; its failure is told with a retry, and the app goes on. */
function AfterStart() {
  const { afterStart, retryStart } = useHost()
  const { confirm } = useFeedback()
  const { formatMessage } = useIntl()
  const words = useErrorText()
  const wantsRetry = useEffectEvent((error: unknown) =>
    confirm({
      ...words(error),
      confirm: formatMessage({ id: 'shell.start.retry' }),
      cancel: formatMessage({ id: 'shell.start.goOn' }),
    }),
  )
  useEffect(() => {
    const follow = async (attempt: Promise<void> | undefined): Promise<void> => {
      try {
        await attempt
      } catch (error) {
        // Without a connection the banner says so; the start goes on once there is one.
        const cut = !navigator.onLine
        await connection()
        if (cut || (await wantsRetry(error))) await follow(retryStart?.())
      }
    }
    void follow(afterStart?.())
  }, [afterStart, retryStart])
  return null
}

const SourceBanner = lazy(() => import('../dev/source-banner.tsx'))

/** Only where somebody works on a remote. */
function Source() {
  const { registry } = useHost()
  const [remoteName] = Object.keys(registry.remotes).filter(
    (name) => registry.remotes[name]?.version === 'source',
  )
  return (
    remoteName && (
      <Suspense>
        <SourceBanner remoteName={remoteName} />
      </Suspense>
    )
  )
}
