import type { RouteConfig } from '@metrolibre/platform/remote-config'
import type { ComponentType } from 'react'

interface ShellRoute extends RouteConfig {
  screen: () => Promise<{ Screen: ComponentType }>
}

/** Pages of the shell itself; they need no remote. */
export const shellRoutes: readonly ShellRoute[] = [
  {
    id: 'restore',
    path: '/restaurar',
    guard: 'public',
    render: 'skeleton',
    screen: () => import('./restore/screen.tsx'),
  },
]
