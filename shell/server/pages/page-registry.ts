import type { Locale } from '@metrolibre/platform/remote-config'
import type { FoundRoute } from '../../src/app/find-route.ts'
import { registryFilePath, type RegisteredRemote, type Registry } from '../../src/registry/registry.ts'

const ownOf = (found: FoundRoute | undefined) => found?.owner && { ...found.owner, route: found.route.id }

/** Returns the registry of a page: its own remote alone, and where the others are named. */
export function pageRegistry(registry: Registry, found: FoundRoute | undefined, locale: Locale): Registry {
  const own = ownOf(found)
  return {
    ...registry,
    remotes: own ? { [own.name]: withFiles(own, locale) } : {},
    rest: registryFilePath(registry.generation),
  }
}

/** Returns the registry of a page that names all remotes itself, because no other page shows the same versions. */
export function wholePageRegistry(
  registry: Registry,
  found: FoundRoute | undefined,
  locale: Locale,
): Registry {
  const own = ownOf(found)
  const whole = withoutFiles(registry)
  return own ? { ...whole, remotes: { ...whole.remotes, [own.name]: withFiles(own, locale) } } : whole
}

/** Returns the registry without the files of routes, which browsers read when they need them. */
export const withoutFiles = (registry: Registry): Registry => ({
  ...registry,
  remotes: Object.fromEntries(Object.entries(registry.remotes).map(([name, remote]) => [name, bare(remote)])),
})

const withFiles = (
  { remote, route }: { remote: RegisteredRemote; route: string },
  locale: Locale,
): RegisteredRemote => ({
  ...bare(remote),
  routeFiles: { [route]: remote.routeFiles[route] ?? [] },
  messageFiles: { [locale]: remote.messageFiles[locale] ?? [] },
})

/** Which parameters make another page concerns only this server. */
const bare = ({ config, ...remote }: RegisteredRemote): RegisteredRemote => ({
  ...remote,
  routeFiles: {},
  messageFiles: {},
  config: { ...config, routes: config.routes.map(({ query: _query, ...route }) => route) },
  isPartial: true,
})
