import type { Pointer } from '@metrolibre/build/release/reading'

export interface LastGoodReading<T> {
  /** The promoted version if it could be read, else the last one that could; undefined when there is none. */
  released: T | undefined
  /** Why the promoted version was not read. */
  error?: unknown
}

/**
 * Keeps the last version of an app that could be read. When the promoted one can't be read, visitors get that
 * one; after a restart it is the newest of those promoted before.
 */
export function openLastGood<T>(open: (version: string) => Promise<T>) {
  let kept: T | undefined
  return {
    async read(pointer: Pointer | undefined): Promise<LastGoodReading<T>> {
      if (!pointer) return { released: kept }
      let failure: unknown
      for (const version of kept ? [pointer.version] : [pointer.version, ...pointer.previous])
        try {
          kept = await open(version)
          return failure === undefined ? { released: kept } : { released: kept, error: failure }
        } catch (error) {
          failure ??= error
        }
      return { released: kept, error: failure }
    },
  }
}
