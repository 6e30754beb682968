import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { referencesOf } from './references.ts'

/** What the processes need: files of the workspace, and links to packages, all as paths from the root. */
export interface Traced {
  readonly files: ReadonlySet<string>
  /** Such as `packages/api/node_modules/fastify`. */
  readonly links: ReadonlySet<string>
}

type Names = Readonly<Record<string, string>>

export interface TracedManifest {
  readonly exports?: Names
  readonly dependencies?: Names
  readonly optionalDependencies?: Names
  readonly peerDependencies?: Names
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/**
 * Follows the imports of the entries through the workspace. What lies in `node_modules` is only named; a package that
 * can't be found there is an error.
 */
export function trace(root: string, entries: readonly string[]): Traced {
  const files = new Set<string>()
  const links = new Set<string>()

  const visit = (path: string) => {
    // Node loads no .tsx: what imports a screen does so in the browser.
    if (files.has(path) || path.endsWith('.tsx')) return
    files.add(path)
    if (!/\.[mc]?[jt]s$/.test(path)) return
    const { imported, required } = referencesOf(path, readFileSync(join(root, path), 'utf8'))
    for (const specifier of imported) follow(path, specifier)
    for (const start of required) require(path, start)
  }
  const follow = (from: string, specifier: string) => {
    if (isBuiltin(specifier)) return
    if (specifier.startsWith('.')) return visit(join(dirname(from), specifier))
    const name = packageOf(specifier)
    const link = linkTo(root, from, name)
    links.add(link)
    const folder = relative(root, realpathSync(join(root, link)))
    if (!folder.includes('node_modules'))
      visit(join(folder, exported(root, folder, specifier.slice(name.length))))
  }
  const require = (from: string, start: string) => {
    const { dependencies = {} } = manifestOf(root, tracedRoomOf(root, from))
    const names = Object.keys(dependencies).filter(
      (name) => name === packageOf(start) || name.startsWith(start),
    )
    if (names.length === 0 && !isBuiltin(start))
      throw new Error(`${from} requires ${start}, which is no dependency.`)
    for (const name of names) links.add(linkTo(root, from, name))
  }
  for (const entry of entries) visit(entry)
  return { files, links }
}

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

export const manifestOf = (root: string, folder: string): TracedManifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as TracedManifest

/** Returns the folder of the package that a file belongs to. */
export function tracedRoomOf(root: string, path: string): string {
  const folder = dirname(path)
  return existsSync(join(root, folder, 'package.json')) ? folder : tracedRoomOf(root, folder)
}

function linkTo(root: string, from: string, name: string): string {
  const link = join(tracedRoomOf(root, from), 'node_modules', name)
  if (!existsSync(join(root, link))) throw new Error(`${from} imports ${name}, which is not installed.`)
  return link
}

function exported(root: string, folder: string, subpath: string): string {
  const { exports = {} } = manifestOf(root, folder)
  const exact = exports[`.${subpath}`]
  if (exact) return exact
  for (const [pattern, file] of Object.entries(exports)) {
    const [start = '', end = ''] = pattern.split('*')
    if (pattern.includes('*') && `.${subpath}`.startsWith(start) && subpath.endsWith(end))
      return file.replace('*', `.${subpath}`.slice(start.length, subpath.length + 1 - end.length))
  }
  throw new Error(`${folder} does not export .${subpath}`)
}
