import type { RouteConfig } from '@metrolibre/platform/remote-config'
import type { ComponentType } from 'react'
import { offlinePath } from '../service-worker/offline-path.ts'

interface ShellRoute extends RouteConfig {
  screen: () => Promise<{ Screen: ComponentType }>
  /** Whether it shows texts of windows, which are then loaded along with its code. */
  hasWindowTexts?: boolean
}

/** Pages of the shell itself; they need no remote. */
export const shellRoutes: readonly ShellRoute[] = [
  {
    id: 'restore',
    path: '/restaurar',
    guard: 'public',
    render: 'skeleton',
    screen: () => import('../dialogs/restore/screen.tsx'),
    hasWindowTexts: true,
  },
  {
    id: 'confirm-email',
    path: '/confirmar-email',
    guard: 'public',
    render: 'skeleton',
    screen: () => import('../dialogs/confirm-email/screen.tsx'),
    hasWindowTexts: true,
  },
  {
    id: 'offline',
    path: offlinePath,
    guard: 'public',
    render: 'skeleton',
    screen: () => import('../offline/screen.tsx'),
  },
]
