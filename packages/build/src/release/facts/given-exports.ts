import { pathToFileURL } from 'node:url'
import { sharedGlobal } from '../../rspack/index.ts'

/** Returns the names that a shell's server bundle gives to remotes, by shared package. */
export async function givenExports(serverBundle: string): Promise<Record<string, string[]>> {
  const before = Reflect.get(globalThis, sharedGlobal) as unknown
  try {
    await import(pathToFileURL(serverBundle).href)
    const given = Reflect.get(globalThis, sharedGlobal) as Record<string, object>
    return Object.fromEntries(
      Object.entries(given).map(([name, instance]) => [name, Object.keys(instance).toSorted()]),
    )
  } finally {
    Reflect.set(globalThis, sharedGlobal, before)
  }
}
