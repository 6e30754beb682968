import type { Registry } from '../../src/registry/registry.ts'
import { compress, type CompressedBody } from '@metrolibre/doors'
import { withoutFiles } from './page-registry.ts'

/** Generations that are kept: those that are shown to some visitors, and some before them whose pages are still open. */
const most = 30

/** Keeps, for each generation with a page, the file that names all remotes, as it was sent. */
export function createRegistryFiles() {
  const files = new Map<string, Promise<CompressedBody>>()

  const keep = (registry: Registry): Promise<CompressedBody> => {
    const known = files.get(registry.generation)
    if (known) return known
    const file = compress(JSON.stringify(withoutFiles(registry)))
    files.set(registry.generation, file)
    if (files.size > most) files.delete(files.keys().next().value!)
    return file
  }

  return { keep, of: (generation: string) => files.get(generation) }
}

export type RegistryFiles = ReturnType<typeof createRegistryFiles>
