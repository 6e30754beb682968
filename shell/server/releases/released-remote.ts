import { join } from 'node:path'
import { readReleaseManifest, type Manifest } from '@metrolibre/build/release/reading'
import { compatible } from '@metrolibre/contract'
import { keepDeclared } from '@metrolibre/contract/declaration'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'
import type {
  FileList,
  LoadableRemote,
  PublishedFile,
  RegisteredRemote,
} from '../../src/registry/registry.ts'
import { serverBundle, type ServerBundle } from './server-bundle.ts'

export interface ReleasedRemote {
  name: string
  registered: LoadableRemote
  /** Where its declaration has what none may have, such as `nav.0`: that is left out. */
  leftOut?: readonly string[]
  bundle: ServerBundle
}

/** Reads a version of a remote in the form that browsers get. */
export async function registerRemote(
  releasesDir: string,
  name: string,
  version: string,
): Promise<ReleasedRemote> {
  const versionDir = join(releasesDir, name, version)
  const manifest = await readReleaseManifest(versionDir)
  const base = remoteBase(name, version)
  const [entry] = manifest.entry.map(publisher(manifest, base))
  if (!entry || !manifest.config) throw new Error(`${name} ${version} declares nothing.`)
  const { config, leftOut } = keepDeclared(manifest.config)
  return {
    name,
    leftOut,
    registered: {
      version,
      entry,
      ...publishedFiles(manifest, base),
      config,
    },
    bundle: serverBundle(versionDir, manifest),
  }
}

/**
 * A remote that was built against a contract too far from the shell's is not shown: browsers would refuse it
 * after the page was finished.
 * @throws Error when they don't go together
 */
export function assertGoesWith({ name, registered }: ReleasedRemote, shellContract: string): void {
  const { contractVersion } = registered.config
  if (!compatible(contractVersion, shellContract))
    throw new Error(`${name} has contract ${contractVersion}, the shell ${shellContract}.`)
}

/** Returns the entry of a remote when only its declaration can be read, or a part of it. */
export const declaredRemote = (declared: RemoteConfig): RegisteredRemote => ({
  version: 'unreadable',
  entry: null,
  routeFiles: {},
  messageFiles: {},
  config: keepDeclared(declared).config,
})

/** Returns the files of every route and language, as browsers get them under a base. */
export function publishedFiles(manifest: Manifest, base: string): FileList {
  const publish = publisher(manifest, base)
  return {
    routeFiles: publishAll(manifest.routeFiles, publish),
    messageFiles: publishAll(manifest.messageFiles, publish),
  }
}

/** Returns the path under which browsers get a version's files. */
export const remoteBase = (name: string, version: string) => `/r/${name}/${version}`

/** Returns a function that maps a path in the manifest to its URL and its hash. */
export const publisher =
  (manifest: Manifest, base: string) =>
  (path: string): PublishedFile => {
    const file = manifest.files[`public/${path}`]
    if (!file) throw new Error(`${manifest.name} ${manifest.version} lacks ${path}.`)
    return { href: `${base}/${path}`, integrity: file.integrity }
  }

const publishAll = (
  files: Record<string, string[]>,
  publish: (path: string) => PublishedFile,
): Record<string, PublishedFile[]> =>
  Object.fromEntries(Object.entries(files).map(([key, paths]) => [key, paths.map(publish)]))
