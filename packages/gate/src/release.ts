import type { Wire } from './wire/wire.ts'

/** What only a build knows of a version, and what others depend on. */
export interface ReleaseFacts {
  /**
   * By shared package: the names that a remote takes from it, or that a shell gives. A remote works in a shell
   * that gives all it takes.
   */
  shared: Record<string, readonly string[]>
  /** The endpoints that the version calls. */
  wire: Wire
  /** CSS selectors that reach beyond the version's own elements. */
  looseSelectors: readonly string[]
  /** Keys of stored data (`metrolibre.…`) in the version's scripts; those of the shell are for all. */
  storage: readonly string[]
}

/** The parts of a version's manifest that the gate reads. */
export interface Release {
  name: string
  version: string
  contractVersion: string
  /** A remote's declaration; absent for the shell. */
  config?: {
    routes: readonly { id: string; path: string; budget?: number }[]
    nav: readonly { id: string }[]
    slots?: readonly string[]
    parts?: readonly {
      id: string
      slot: string
      audience?: string | undefined
      render?: string
      budget?: number
    }[]
  }
  /** Paths below `public/` of the files that start the app. */
  entry: readonly string[]
  /** For each route id, and `part:<id>` for a part, the paths below `public/` that it needs besides the entry. */
  routeFiles: Record<string, readonly string[]>
  /** By path; sizes in bytes. */
  files: Record<string, { bytes: number; brotliBytes?: number }>
  facts?: ReleaseFacts
}

/** What visitors get at the moment of a promotion. */
export interface Running {
  shell?: Release
  remotes: readonly Release[]
  /** The contract of the API that answers them. */
  wire: Wire
}

/** Why a version may not be promoted: one sentence that says what is wrong and the way out. */
export interface VersionRefusal {
  check: 'facts' | 'contract' | 'exports' | 'paths' | 'menus' | 'storage' | 'styles' | 'size'
  sentence: string
}
