import type { Locale, RemoteConfig } from '@metrolibre/platform/remote-config'

/** A file of a release with its integrity hash. */
export interface PublishedFile {
  href: string
  integrity: string
}

/** What the routes of a version need besides its entry. */
export interface FileList {
  /** By route id. */
  routeFiles: Record<string, PublishedFile[]>
  /** The texts, by language. */
  messageFiles: Record<string, PublishedFile[]>
}

export interface RegisteredRemote extends FileList {
  version: string
  /** Null when the release can't be read: its pages are known and show that they can't be loaded. */
  entry: PublishedFile | null
  /** Set in a page, which names only the files that it needs itself (`file-list.ts`). */
  isPartial?: boolean
  config: RemoteConfig
}

/** A remote that can be loaded. */
export type LoadableRemote = RegisteredRemote & { entry: PublishedFile }

/**
 * The current version of each remote. A page names only the remote that it shows, with the files that it needs itself:
 * the others would be a tenth of it, and are the same for all pages (`whole-registry.ts`, `file-list.ts`).
 */
export interface Registry {
  /** Changes with every promotion and rollback. */
  generation: string
  shell: string
  remotes: Record<string, RegisteredRemote>
  /** Set in a page: the path of the file that names the other remotes, too. */
  rest?: string
  /** Set for the holder of a preview: the versions that nobody else sees, by app, and until when. */
  preview?: { versions: Readonly<Record<string, string>>; until: string }
}

/** Path of the file that names all remotes of one generation, without their files; it never changes. */
export const registryFilePath = (generation: string): string => `/registry/${generation}.json`

/** A part stands among the routes of its remote, under a name that no route has. */
export const partKey = (partId: string): string => `part:${partId}`

/** Returns all files except the entry that one route needs, with its texts in one language. */
export const filesOf = (
  { routeFiles, messageFiles }: FileList,
  routeId: string,
  locale?: Locale,
): PublishedFile[] => [...(routeFiles[routeId] ?? []), ...((locale && messageFiles[locale]) ?? [])]
