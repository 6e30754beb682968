import type { QueryClient, RuntimeConfig } from '@metrolibre/platform'
import { PlatformProviders, type Store } from '@metrolibre/platform/host'
import { UiProvider } from '@metrolibre/ui'
import type { ComponentProps, ReactNode } from 'react'
import { HostContext, type Host } from './host-context.ts'

interface Props {
  host: Host
  store: Store
  queryClient: QueryClient
  config: RuntimeConfig
  styleCache?: ComponentProps<typeof UiProvider>['cache']
  onLinkIntent?: (path: string) => void
  /** The router: the browser's own, or on a server the one for a single page. */
  children: ReactNode
}

/** All providers in their fixed order; the tree is the same on the server and in the browser. */
export function App({ host, store, queryClient, config, styleCache, onLinkIntent, children }: Props) {
  return (
    <UiProvider cache={styleCache}>
      <PlatformProviders {...{ store, queryClient, config, onLinkIntent }}>
        <HostContext value={host}>{children}</HostContext>
      </PlatformProviders>
    </UiProvider>
  )
}
