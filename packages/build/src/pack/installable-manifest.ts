import type { PackageManifest } from '../published/packages.ts'

/** What an export names: its code, and its types where it has any. */
type Target = string | { types: string; default: string }

/**
 * Returns the manifest of a package as others install it: its entries are JavaScript with types, and its dependencies
 * have the versions that are installed here, which `installed` returns by name.
 */
export function installableManifest(
  manifest: PackageManifest,
  installed: (dependency: string) => string,
): Record<string, unknown> {
  const { exports = {}, bin, dependencies = {}, peerDependencies, ...rest } = manifest
  delete rest.devDependencies
  const versions = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(of).map((name) => [name, installed(name)]))
  return {
    ...rest,
    exports: mapValues(exports, targetOf),
    ...(bin && { bin: mapValues(bin, compiledPath) }),
    dependencies: versions(dependencies),
    ...(peerDependencies && { peerDependencies: versions(peerDependencies) }),
  }
}

const source = /\.tsx?$/

/** The path of what is compiled from a source: `src/index.ts` becomes `src/index.js`. */
const compiledPath = (path: string): string => path.replace(source, '.js')

const targetOf = (path: string): Target =>
  source.test(path) ? { types: path.replace(source, '.d.ts'), default: compiledPath(path) } : path

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
