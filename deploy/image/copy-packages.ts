import { cpSync, existsSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { manifestOf, type TracedManifest } from './trace.ts'

/** What no process reads: types, maps of sources, sources of other languages, and texts, but not licences. */
const unread = /(\.d\.[mc]?ts|\.[mc]?tsx?|\.map|\.md|\.markdown|\.flow|\.tsbuildinfo)$/i
/** Licences are copied even where they are Markdown. */
const licence = /^(licen[cs]e|copying|notice)[^/]*\.(md|markdown)$/i
const folders = new Set(['.bin', 'node_modules', 'test', 'tests', '__tests__', '.github', '.yarn'])

export interface WantedPackages {
  /** The links to packages in the workspace's own folders. */
  readonly links: ReadonlySet<string>
  /** The packages that the workspace's own manifests name. */
  readonly named: ReadonlySet<string>
}

/**
 * Copies installed packages with all that they depend on, in the layout in which pnpm installs them: one folder for each
 * package, and links between them.
 */
export function copyPackages(root: string, target: string, { links, named }: WantedPackages): void {
  const done = new Set<string>()

  const copyLink = (link: string) => {
    if (done.has(link)) return
    done.add(link)
    mkdirSync(dirname(join(target, link)), { recursive: true })
    symlinkSync(readlinkSync(join(root, link)), join(target, link))
    const folder = relative(root, realpathSync(join(root, link)))
    if (folder.includes('node_modules')) copyFolder(folder)
  }
  const copyFolder = (folder: string) => {
    if (done.has(folder)) return
    done.add(folder)
    cpSync(join(root, folder), join(target, folder), {
      recursive: true,
      filter: (path) => path === join(root, folder) || isRead(path),
    })
    for (const link of dependenciesOf(folder)) copyLink(link)
  }
  /** Links next to a package lead to the packages that it depends on. */
  const dependenciesOf = (folder: string): string[] => {
    const beside = folder.slice(0, folder.lastIndexOf('node_modules') + 'node_modules'.length)
    return neededBy(manifestOf(root, folder), named)
      .map((name) => join(beside, name))
      .filter((path) => existsSync(join(root, path)))
  }
  for (const link of links) copyLink(link)
}

const isRead = (path: string): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (licence.test(name) || !unread.test(name)) && !folders.has(name)
}

/** Optional peers are other engines for the same work; those that we name ourselves are needed. */
function neededBy(
  { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }: TracedManifest,
  named: ReadonlySet<string>,
): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta[name]?.optional || named.has(name),
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].filter(
    (name) => !name.startsWith('@types/'),
  )
}
