import type { Pointer } from '@metrolibre/build/release/reading'

export interface LastGoodReading<T> {
  /** The promoted version if it could be read, else the last one that could; undefined when there is none. */
  released: T | undefined
  /** Why the promoted version was not read. */
  error?: unknown
}

/**
 * Reads the promoted version of an app. When it can't be read, visitors get the newest of those promoted before that can,
 * as the history has them: a version that was just rolled back is none of them, although it was read last. What was read
 * last is given when none of the history can be read.
 */
export function openLastGood<T>(open: (version: string) => Promise<T>) {
  let kept: { readonly version: string; readonly released: T } | undefined
  return {
    async read(pointer: Pointer | undefined): Promise<LastGoodReading<T>> {
      if (!pointer) return { released: kept?.released }
      let failure: unknown
      for (const version of [pointer.version, ...pointer.previous])
        try {
          // Only the promoted version is read again; an earlier one that was read is still what it was.
          const isKept = version === kept?.version && version !== pointer.version
          if (!isKept) kept = { version, released: await open(version) }
          return { released: kept!.released, ...(failure !== undefined && { error: failure }) }
        } catch (error) {
          failure ??= error
        }
      return { released: kept?.released, error: failure }
    },
  }
}
