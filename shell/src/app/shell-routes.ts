import type { RouteConfig } from '@metrolibre/platform/remote-config'
import type { ComponentType } from 'react'
import { offlinePath } from '../service-worker/offline-path.ts'

interface ShellRoute extends RouteConfig {
  screen: () => Promise<{ Screen: ComponentType }>
}

// The composer reads this list too, and can't import what is written for the browser.
const withWindowTexts = async <T>(screen: Promise<T>): Promise<T> => {
  const { loadWindowTexts } = await import('../dialogs/texts.ts')
  const [loaded] = await Promise.all([screen, loadWindowTexts()])
  return loaded
}

/** Pages of the shell itself; they need no remote. */
export const shellRoutes: readonly ShellRoute[] = [
  {
    id: 'restore',
    path: '/restaurar',
    guard: 'public',
    render: 'skeleton',
    screen: () => withWindowTexts(import('../dialogs/restore/screen.tsx')),
  },
  {
    id: 'confirm-email',
    path: '/confirmar-email',
    guard: 'public',
    render: 'skeleton',
    screen: () => withWindowTexts(import('../dialogs/confirm-email/screen.tsx')),
  },
  {
    id: 'offline',
    path: offlinePath,
    guard: 'public',
    render: 'skeleton',
    screen: () => import('../offline/screen.tsx'),
  },
]
