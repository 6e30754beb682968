import type { Remote } from '@metrolibre/platform'
import { matchRoutes } from '@metrolibre/platform/host'
import { stripLocale } from '@metrolibre/platform/remote-config'
import { act, type ComponentType, createElement, Suspense } from 'react'
import { renderRoutes, type RenderedPage, type RenderOptions } from './render-routes.tsx'

/**
 * Renders a remote at one of its addresses, with its own routes, screens and catalogues, as the shell does.
 * Addresses of other remotes show `data-testid="elsewhere"` with the address. The screen's modules are loaded
 * first: on a busy machine that can take longer than a test waits for what the screen shows.
 */
export const renderRemote = async (remote: Remote, options: RenderOptions): Promise<RenderedPage> => {
  const { pathname } = new URL(options.path, 'http://localhost')
  const declared = remote.config.routes.map(({ id, path }) => ({ id, path }))
  const screens = new Map<string, ComponentType>()
  const load = async (to: string): Promise<void> => {
    const [match] = matchRoutes(declared, stripLocale(to)) ?? []
    if (match) screens.set(match.route.id, (await remote.routes[match.route.id]!.screen()).Screen)
  }
  const [es, en, peruvian] = await Promise.all([
    remote.messages.es(),
    remote.messages.en(),
    options.country === 'Perú' ? remote.messages['es-PE']?.() : undefined,
    load(pathname),
  ])
  const routes = remote.config.routes.map(({ id, path }) => ({
    id,
    ...(path === '/' ? { index: true as const } : { path: path.replace(/^\//, '') }),
    element: <LoadedScreen key={id} {...{ id, screens }} />,
  }))
  const messages = { es: { ...es.default, ...peruvian?.default }, en: en.default }
  // Waited for, because a screen that suspends as it is first rendered would stay so.
  return act(async () => renderRoutes({ routes, messages, load }, options))
}

const LoadedScreen = ({ id, screens }: { id: string; screens: ReadonlyMap<string, ComponentType> }) => (
  <Suspense>{createElement(screens.get(id)!)}</Suspense>
)
