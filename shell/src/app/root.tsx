import { useErrorText, useFeedback, useIntl } from '@metrolibre/platform'
import { CoverPartsContext, type RouteObject, SlotContext } from '@metrolibre/platform/host'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import { useBeats } from './beats/use-beats.ts'
import { ChromeFrame } from '../chrome/frame.tsx'
import { coverParts } from '../cover/cover-parts.tsx'
import { connection } from '../offline/connection.ts'
import { Offline } from '../offline/offline.tsx'
import { useHost } from './host-context.ts'
import { KeptPages } from './kept-pages.tsx'
import { showParts } from './slots/slot-parts.tsx'

/**
 * The pages, with everything around them. It asks nothing of the address, so that a page change renders only what depends
 * on it.
 */
export function Root({ routes }: { routes: readonly RouteObject[] }) {
  const { session, registry } = useHost()
  const configs = useMemo(() => Object.values(registry.remotes).map(({ config }) => config), [registry])
  return (
    <ChromeFrame session={session} configs={configs}>
      <Beats />
      <AfterStart />
      <Offline generation={registry.generation} />
      <Source />
      <Preview />
      <SlotContext value={showParts}>
        <CoverPartsContext value={coverParts}>
          <KeptPages routes={routes} />
        </CoverPartsContext>
      </SlotContext>
    </ChromeFrame>
  )
}

/** Counts the pages that are opened. */
function Beats() {
  useBeats(useHost().registry)
  return null
}

/**
 * Runs what has to wait until the first view is hydrated. After a failure it offers a retry, and the app
 * stays usable.
 */
function AfterStart() {
  const { afterStart, retryStart, session } = useHost()
  const { confirm } = useFeedback()
  const { formatMessage } = useIntl()
  const words = useErrorText()
  const wantsRetry = useEffectEvent(async (error: unknown) => {
    // A session that is read meanwhile by itself leaves nothing to retry.
    const restored = new AbortController()
    const stop = session?.onFollowed(() => restored.abort())
    const wanted = await confirm({
      ...words(error),
      confirm: formatMessage({ id: 'shell.start.retry' }),
      cancel: formatMessage({ id: 'shell.start.continue' }),
      until: restored.signal,
    })
    stop?.()
    return wanted
  })
  useEffect(() => {
    const follow = async (attempt: Promise<void> | undefined): Promise<void> => {
      try {
        await attempt
      } catch (error) {
        // Without a connection there is no dialog, because the offline banner says so; the start continues
        // when the connection is back.
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

/** A banner that is shown only when a remote is served from source. */
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

const PreviewBanner = lazy(() => import('../chrome/preview-banner.tsx'))

/** A banner that is shown only to the holder of a preview. */
function Preview() {
  const { registry } = useHost()
  return (
    registry.preview && (
      <Suspense>
        <PreviewBanner preview={registry.preview} />
      </Suspense>
    )
  )
}
