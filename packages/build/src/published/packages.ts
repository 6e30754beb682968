import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../apps.ts'

export interface PackageManifest {
  name: string
  version: string
  private?: boolean
  exports?: Record<string, string>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  [field: string]: unknown
}

export interface PublishedPackage {
  /** Name of its folder in `packages`: `ui`. */
  readonly folder: string
  readonly dir: string
  readonly manifest: PackageManifest
}

/** Returns the packages that other repositories install: all that are not private. */
export const publishedPackages = (): PublishedPackage[] =>
  readdirSync(join(root, 'packages'))
    .map((folder) => ({ folder, dir: join(root, 'packages', folder) }))
    .filter(({ dir }) => existsSync(join(dir, 'package.json')))
    .map((one) => ({ ...one, manifest: readManifest(one.dir) }))
    .filter(({ manifest }) => !manifest.private)

export const readManifest = (dir: string): PackageManifest =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageManifest
