import type { StatsCompilation } from '@rspack/core'
import { sharedGlobal } from '../../rspack/index.ts'

/**
 * Returns the names that a remote takes from each shared package, as the bundler saw them in the server
 * bundle: there the shared packages are plain references, and nothing is left out that a browser would use.
 * @throws Error when a package is used as a whole, because then it can't be told what a shell has to give
 */
export function usedExports({ modules = [] }: StatsCompilation): Record<string, string[]> {
  const found = modules.flatMap(({ identifier = '', usedExports }) => {
    const [, name] = reference.exec(identifier) ?? []
    if (!name || usedExports === false) return []
    if (!Array.isArray(usedExports))
      throw new Error(`${name} is imported as a whole: import the names that are used.`)
    return [[name, usedExports.toSorted()] as const]
  })
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The bundler quotes the reference once more in the module's identifier. */
const reference = new RegExp(String.raw`globalThis\.${sharedGlobal}\[\\?"([^"\\]+)`)
