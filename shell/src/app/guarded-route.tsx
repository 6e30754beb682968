import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { useHydrated } from '@metrolibre/platform/browser'
import type { ReactNode } from 'react'
import { PageSkeleton } from '../chrome/pages/page-skeleton.tsx'
import { guardOf } from '../session/guard.ts'
import { RouteGuard } from '../session/route-guard.tsx'

/**
 * A declared route: first its guard, then its screen. A page that the server sends as a frame also starts as
 * a frame in the browser.
 */
export function GuardedRoute({ route, children }: { route: RouteConfig; children: ReactNode }) {
  const hydrated = useHydrated()
  const waiting = <PageSkeleton />
  if (route.render === 'skeleton' && !hydrated) return waiting
  return (
    <RouteGuard guard={guardOf(route)} waiting={waiting}>
      {children}
    </RouteGuard>
  )
}
