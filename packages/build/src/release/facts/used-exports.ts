import type { StatsCompilation } from '@rspack/core'
import { sharedGlobal } from '../../rspack/index.ts'
import { allExports } from './all-exports.ts'

/**
 * Returns the names that a remote takes from each shared package, as the bundler saw them in the server
 * bundle: there the shared packages are plain references, and nothing is left out that a browser would use.
 * A package that is used as a whole, as most libraries use React, counts with every name of the installed copy.
 * @param context the remote's folder, from which the packages are found
 */
export async function usedExports(
  { modules = [] }: StatsCompilation,
  context: string,
): Promise<Record<string, string[]>> {
  const used = modules.flatMap(({ identifier = '', usedExports: names }) => {
    const [, name] = reference.exec(identifier) ?? []
    return name && names !== false ? [[name, names] as const] : []
  })
  const whole = used.flatMap(([name, names]) => (Array.isArray(names) ? [] : [name]))
  const all = whole.length > 0 ? await allExports(whole, context) : {}
  return Object.fromEntries(
    used
      .map(([name, names]) => [name, Array.isArray(names) ? names.toSorted() : all[name]!] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** The bundler quotes the reference once more in the module's identifier. */
const reference = new RegExp(String.raw`globalThis\.${sharedGlobal}\[\\?"([^"\\]+)`)
