import { useLocale, useWords } from '@metrolibre/platform'
import { PartBoundary } from '@metrolibre/platform/browser'
import { MessagesProvider } from '@metrolibre/platform/host'
import type { PageTexts } from '@metrolibre/platform/texts'
import { Suspense, use, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { PageSkeleton } from '../chrome/pages/page-skeleton.tsx'
import { LocaleBoundary } from '../locale/locale-boundary.tsx'
import { useHost } from './host-context.ts'
import { PageHead } from './page-head.tsx'
import { RemoteFailedPage } from './remote-failed.tsx'

interface Props {
  remoteName: string
  routeId: string
}

/**
 * The part of the page that belongs to a remote: its screen, a skeleton while it loads, or its failure with a
 * retry.
 */
export function RemoteScreen({ remoteName, routeId }: Props) {
  const { screens } = useHost()
  const { locale } = useLocale()
  const get = useCallback(
    () => screens.get(remoteName, routeId, locale),
    [screens, remoteName, routeId, locale],
  )
  const state = useSyncExternalStore(screens.subscribe, get, get)
  // Behind a guard, nothing is loaded before the guard has let the user in.
  useEffect(() => {
    if (get().status === 'loading') void screens.load(remoteName, routeId, locale)
  }, [get, screens, remoteName, routeId, locale])

  if (state.status === 'failed')
    return (
      <RemoteFailedPage
        error={state.error}
        onRetry={async () => void (await screens.load(remoteName, routeId, locale))}
        retriesByItself
      />
    )
  if (state.status === 'loading') return <PageSkeleton />
  const { Screen, texts, route } = state
  return (
    <PartBoundary
      key={routeId}
      fallback={(error, retry) => (
        <RemoteFailedPage
          error={error}
          onRetry={() => screens.renew(remoteName, routeId, locale).then(retry)}
        />
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <RemoteTexts texts={texts}>
          <PageHead head={route.head} prefetch={route.prefetch} titleAtOnce={route.titleAtOnce} />
          <Suspense
            fallback={
              // The skeleton uses the shell's texts, which a remote's catalogue does not contain.
              <LocaleBoundary>
                <PageSkeleton />
              </LocaleBoundary>
            }
          >
            <Screen />
          </Suspense>
        </RemoteTexts>
      </Suspense>
    </PartBoundary>
  )
}

/** Provides the texts of the remote in the words of the visitor's country. */
function RemoteTexts({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  const { locale } = useLocale()
  const words = useWords()
  return (
    <MessagesProvider locale={locale} messages={use(texts.load(words))}>
      {children}
    </MessagesProvider>
  )
}
