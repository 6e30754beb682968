import type { PageNavigation, QueryClient, RuntimeConfig } from '@metrolibre/platform'
import { NavigationProvider, PlatformProviders, type Store } from '@metrolibre/platform/host'
import { UiProvider } from '@metrolibre/ui'
import type { ComponentProps, ReactNode } from 'react'
import { FailureBoundary } from '../chrome/pages/error-page.tsx'
import { HostContext, type Host } from './host-context.ts'

interface Props {
  host: Host
  store: Store
  queryClient: QueryClient
  config: RuntimeConfig
  styleCache?: ComponentProps<typeof UiProvider>['cache']
  onLinkIntent?: (path: string) => void
  /** What changes pages: in the browser's history, or on a server not at all. */
  navigation: PageNavigation
  children: ReactNode
}

/** All providers in their fixed order; the tree is the same on the server and in the browser. */
export function ShellApp({ host, navigation, styleCache, children, ...providers }: Props) {
  return (
    <UiProvider cache={styleCache}>
      <PlatformProviders {...providers}>
        <HostContext value={host}>
          <NavigationProvider navigation={navigation}>
            <FailureBoundary>{children}</FailureBoundary>
          </NavigationProvider>
        </HostContext>
      </PlatformProviders>
    </UiProvider>
  )
}
