import { shellName } from '@metrolibre/build/release/reading'
import type { Registry } from 'prom-client'
import type { TextCatalogue } from '../releases/catalogue.ts'
import type { Mirror } from '../releases/mirror/mirror.ts'
import type { Renderers } from '../render/renderers.ts'
import { addGauge } from './metrics.ts'

interface Options {
  registry: Registry
  catalogue: TextCatalogue
  renderers: Renderers
  mirror: Mirror | undefined
}

type Shown = [Record<'app' | 'version', string>, number]

/** Adds what visitors get: versions, those that are not the promoted ones, paused pages, canaries. */
export function watchReleases({ registry, catalogue, renderers, mirror }: Options): void {
  const edition = () => catalogue().catch(() => undefined)
  addGauge(
    registry,
    { name: 'metrolibre_app_info', help: 'Versions that visitors get, by app', labels: ['app', 'version'] },
    async () => {
      const { shell, remotes = {} } = (await edition())?.registry ?? {}
      const shown = Object.entries(remotes).map(([app, { version }]): Shown => [{ app, version }, 1])
      return shell ? [[{ app: shellName, version: shell }, 1], ...shown] : []
    },
  )
  addGauge(
    registry,
    {
      name: 'metrolibre_app_troubled',
      help: '1 while visitors do not get the promoted version of an app',
      labels: ['app'],
    },
    async () => {
      const now = await edition()
      if (!now) return [[{ app: shellName }, 1]]
      const apps = new Set([shellName, ...Object.keys(now.registry.remotes), ...Object.keys(now.troubles)])
      return [...apps].map((app) => [{ app }, now.troubles[app] ? 1 : 0])
    },
  )
  addGauge(
    registry,
    {
      name: 'metrolibre_render_paused',
      help: 'Pages and routes of an app that failed repeatedly and are left to the browser for a while',
      labels: ['app'],
    },
    async () => {
      const now = await edition()
      return now ? Object.entries(renderers.paused(now)).map(([app, count]) => [{ app }, count]) : []
    },
  )
  if (!mirror) return
  addGauge(
    registry,
    { name: 'metrolibre_registry_followed', help: '0 while the registry can not be followed', labels: [] },
    () => Promise.resolve([[{}, mirror.following().status === 'followed' ? 1 : 0]]),
  )
  addGauge(
    registry,
    {
      name: 'metrolibre_canary_percent',
      help: 'Share of the visitors who get a canary, by app and version',
      labels: ['app', 'version'],
    },
    () =>
      Promise.resolve(
        mirror.canaries().map(({ app, version, percent }): Shown => [{ app, version }, percent]),
      ),
  )
}
