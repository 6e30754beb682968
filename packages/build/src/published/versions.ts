import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages, readManifest } from './packages.ts'

const packageDir = join(import.meta.dirname, '../..')

/** The file of the packed tools in which the versions of `versionsHere` stand. */
export const versionsFile = 'versions.json'

/** Libraries that a new remote uses besides our packages. */
const libraries = ['@types/react', '@types/react-dom', 'jsdom', 'react', 'react-dom', 'vitest'] as const

/** Versions by the name of the package. */
export interface Versions {
  /** Ours. */
  readonly ours: Readonly<Record<string, string>>
  readonly libraries: Readonly<Record<string, string>>
}

/** Returns the versions that are installed in this repository. */
export const versionsHere = (): Versions => {
  const packages = publishedPackages()
  const testing = packages.find(({ folder }) => folder === 'testing')!
  return {
    ours: Object.fromEntries(packages.map(({ manifest }) => [manifest.name, manifest.version])),
    libraries: {
      ...Object.fromEntries(
        libraries.map((name) => [name, readManifest(join(testing.dir, 'node_modules', name)).version]),
      ),
      typescript: readManifest(join(packageDir, '../../node_modules/typescript')).version,
    },
  }
}

/** Returns the versions that a new remote starts with: those of these tools, packed or in their repository. */
export const versionsForRemotes = (): Versions => {
  const packed = join(packageDir, versionsFile)
  return existsSync(packed) ? (JSON.parse(readFileSync(packed, 'utf8')) as Versions) : versionsHere()
}
