import type { Locale, RemoteConfig } from '@metrolibre/platform/remote-config'

/** A file of a release with its integrity hash. */
export interface PublishedFile {
  href: string
  integrity: string
}

export interface RegisteredRemote {
  version: string
  /** Null when the release can't be read: its pages are known and show that they can't be loaded. */
  entry: PublishedFile | null
  /** The files that a route's screen needs besides the entry, by route id. */
  routeFiles: Record<string, PublishedFile[]>
  messageFiles: Record<string, PublishedFile[]>
  config: RemoteConfig
}

/** A remote that can be loaded. */
export type LoadableRemote = RegisteredRemote & { entry: PublishedFile }

/** The current version of each remote; inlined into every page, which saves a request. */
export interface Registry {
  /** Changes with every promotion and rollback. */
  generation: string
  shell: string
  remotes: Record<string, RegisteredRemote>
  /** Set for the holder of a preview: the versions that nobody else sees, by app, and until when. */
  preview?: { versions: Readonly<Record<string, string>>; until: string }
}

/** A part stands among the routes of its remote, under a name that no route has. */
export const partKey = (partId: string): string => `part:${partId}`

/** Returns all files except the entry that one route needs in one language. */
export const filesOf = (remote: RegisteredRemote, routeId: string, locale: Locale): PublishedFile[] => [
  ...(remote.routeFiles[routeId] ?? []),
  ...(remote.messageFiles[locale] ?? []),
]
