import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { LinkIntentContext } from '../router/link-intent.ts'
import { RuntimeConfigContext, type RuntimeConfig } from '../runtime-config/runtime-config.ts'
import type { Store } from '../state/index.ts'

interface Props {
  store: Store
  queryClient: QueryClient
  config: RuntimeConfig
  /** Called when the user is about to follow a link to this path. */
  onLinkIntent?: (path: string) => void
  children: ReactNode
}

const ignore = () => {}

/**
 * Provides everything the hooks need that does not depend on the address; rendered once, around the router.
 */
export function PlatformProviders({ store, queryClient, config, onLinkIntent = ignore, children }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RuntimeConfigContext value={config}>
          <LinkIntentContext value={onLinkIntent}>{children}</LinkIntentContext>
        </RuntimeConfigContext>
      </QueryClientProvider>
    </Provider>
  )
}
