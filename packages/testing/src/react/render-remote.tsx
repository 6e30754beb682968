import type { Remote } from '@metrolibre/platform'
import { renderRoutes, type RenderedPage, type RenderOptions } from './render-routes.tsx'

/**
 * Renders a remote at one of its addresses, with its own routes, screens and catalogues, as the shell does.
 * Addresses of other remotes show `data-testid="elsewhere"` with the address.
 */
export const renderRemote = async (remote: Remote, options: RenderOptions): Promise<RenderedPage> => {
  const [es, en] = await Promise.all([remote.messages.es(), remote.messages.en()])
  const routes = remote.config.routes.map(({ id, path }) => ({
    id,
    ...(path === '/' ? { index: true as const } : { path: path.replace(/^\//, '') }),
    lazy: async () => ({ Component: (await remote.routes[id]!.screen()).Screen }),
  }))
  return renderRoutes({ routes, messages: { es: es.default, en: en.default } }, options)
}
