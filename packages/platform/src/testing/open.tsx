import { configureApi } from '@metrolibre/api-client'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../host/create-query-client.ts'
import { createMemoryNavigation, createStore, PagesInMemory, PlatformProviders } from '../providers/index.ts'
import type { RuntimeConfig } from '../runtime-config/runtime-config.ts'

interface Options {
  /** The body of every API response. */
  answer?: unknown
  onLinkIntent?: (path: string) => void
}

/**
 * Renders an element at every address, starting at `path`, with the providers that the hooks of this package
 * need.
 */
export const open = (element: ReactNode, path = '/', { answer = {}, onLinkIntent }: Options = {}) => {
  cleanup()
  configureApi({ baseUrl: 'https://api.example', fetch: () => Promise.resolve(Response.json(answer)) })
  const store = createStore()
  const routes = [{ path: '*', element }]
  const navigation = createMemoryNavigation(path)
  render(
    <PlatformProviders
      store={store}
      queryClient={createQueryClient()}
      config={{} as RuntimeConfig}
      onLinkIntent={onLinkIntent}
    >
      <PagesInMemory navigation={navigation} routes={routes} />
    </PlatformProviders>,
  )
  return { store, navigation }
}
