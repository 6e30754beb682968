import { matchPath, type Remote } from '@metrolibre/platform'
import { stripLocale } from '@metrolibre/platform/remote-config'
import { lazy, Suspense } from 'react'
import { renderRoutes, type RenderedPage, type RenderOptions } from './render-routes.tsx'

/**
 * Renders a remote at one of its addresses, with its own routes, screens and catalogues, as the shell does.
 * Addresses of other remotes show `data-testid="elsewhere"` with the address. The screen's modules are loaded
 * first: on a busy machine that can take longer than a test waits for what the screen shows.
 */
export const renderRemote = async (remote: Remote, options: RenderOptions): Promise<RenderedPage> => {
  const { pathname } = new URL(options.path, 'http://localhost')
  const asked = remote.config.routes.find(({ path }) => matchPath(path, stripLocale(pathname)))
  const [es, en, peruvian] = await Promise.all([
    remote.messages.es(),
    remote.messages.en(),
    options.country === 'Perú' ? remote.messages['es-PE']?.() : undefined,
    asked && remote.routes[asked.id]!.screen(),
  ])
  const routes = remote.config.routes.map(({ id, path }) => {
    const Screen = lazy(async () => ({ default: (await remote.routes[id]!.screen()).Screen }))
    return {
      id,
      ...(path === '/' ? { index: true as const } : { path: path.replace(/^\//, '') }),
      element: (
        <Suspense>
          <Screen />
        </Suspense>
      ),
    }
  })
  return renderRoutes(
    { routes, messages: { es: { ...es.default, ...peruvian?.default }, en: en.default } },
    options,
  )
}
