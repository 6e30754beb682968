import { posix } from 'node:path'
import type { StatsCompilation } from '@rspack/core'

/**
 * Returns the files that each lazily imported module needs: its chunk and those that load with it. Keys are
 * module paths in the bundler's form (`./src/screens/home/screen.tsx`).
 */
export function filesByImport(stats: StatsCompilation): Map<string, string[]> {
  const chunks = stats.chunks ?? []
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
  const found = new Map<string, string[]>()
  for (const chunk of chunks)
    for (const { moduleName, request } of chunk.origins ?? []) {
      if (!moduleName || !request?.startsWith('.')) continue
      // A chunk shared by several imports has the siblings of all of them. Siblings with an import of their
      // own are left out, because they are listed under that one; otherwise a page would preload every screen
      // that shares a chunk with its own.
      const silent = (chunk.siblings ?? []).map((id) => byId.get(id)).filter((one) => !one?.origins?.length)
      const group = [chunk, ...silent]
      const key = `./${posix.join(posix.dirname(moduleName), request)}`
      found.set(key, [
        ...new Set([...(found.get(key) ?? []), ...group.flatMap((one) => [...(one?.files ?? [])])]),
      ])
    }
  return found
}

/** Returns the files of the chunk that contains the remote's exposed module. */
export const exposedFiles = (stats: StatsCompilation): string[] =>
  (stats.chunks ?? [])
    .filter(({ origins }) => origins?.some(({ moduleName }) => moduleName === 'container entry'))
    .flatMap((chunk) => [...(chunk.files ?? [])])
