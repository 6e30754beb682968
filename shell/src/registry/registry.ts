import type { Locale, RemoteConfig } from '@metrolibre/platform/remote-config'

/** A file of a release with the hash that the browser must find in it. */
export interface PublishedFile {
  href: string
  integrity: string
}

export interface RegisteredRemote {
  version: string
  /** Null where the release can't be read: its pages are known and say that they are out of reach. */
  entry: PublishedFile | null
  /** What a route's screen needs besides the entry, per route id. */
  routeFiles: Record<string, PublishedFile[]>
  messageFiles: Record<string, PublishedFile[]>
  config: RemoteConfig
}

/** One that can be loaded. */
export type LoadableRemote = RegisteredRemote & { entry: PublishedFile }

/** Which version of each remote is current; inlined in every page, so that no request is spent on asking. */
export interface Registry {
  /** Changes with every promotion and rollback. */
  generation: string
  shell: string
  remotes: Record<string, RegisteredRemote>
}

/** Everything but the entry that one route needs in one language. */
export const filesOf = (remote: RegisteredRemote, routeId: string, locale: Locale): PublishedFile[] => [
  ...(remote.routeFiles[routeId] ?? []),
  ...(remote.messageFiles[locale] ?? []),
]
