import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { shippedPackages, type LockFile } from './shipped-packages.ts'

/** A package that ships: its name and version, its licence, and where its source is. */
export type LicenceNotice = readonly [name: string, licence: string, source: string]

/** Where the composer reads them (`/licences.txt`). */
export const noticesFile = 'shell/server/licences/third-party.json'

/** What a manifest lacks or says wrongly, read from the files of the package. */
const known: Readonly<Record<string, { licence?: string; source?: string }>> = {
  'png-js': { licence: 'MIT' },
}

/** Returns the packages that ship, as the lock file names them. */
export const readShipped = (root: string): string[] =>
  shippedPackages(parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as LockFile)

/**
 * Reads the licence of every package that ships from its installed manifest.
 * @throws Error when one names none
 */
export function readNotices(root: string): LicenceNotice[] {
  return readShipped(root).map((id) => {
    const name = id.slice(0, id.lastIndexOf('@'))
    const manifest = readManifest(root, id, name)
    const licence = known[name]?.licence ?? licenceOf(manifest)
    if (!licence) throw new Error(`${id} names no licence; look for it in its files and write it into known.`)
    return [id, licence, known[name]?.source ?? sourceOf(manifest) ?? `https://www.npmjs.com/package/${name}`]
  })
}

interface Manifest {
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type: string }[]
  readonly repository?: string | { readonly url?: string }
}

/** pnpm installs each package in a folder of `.pnpm` that begins with its name and version. */
function readManifest(root: string, id: string, name: string): Manifest {
  const store = join(root, 'node_modules/.pnpm')
  const start = id.replaceAll('/', '+')
  const folder = readdirSync(store).find((entry) => entry === start || entry.startsWith(`${start}_`))
  if (!folder)
    throw new Error(`${id} is not installed; its licence is read on Linux x64, after an installation.`)
  return JSON.parse(
    readFileSync(join(store, folder, 'node_modules', name, 'package.json'), 'utf8'),
  ) as Manifest
}

const licenceOf = ({ license, licenses }: Manifest): string | undefined =>
  (typeof license === 'string' ? license : license?.type) ?? licenses?.map(({ type }) => type).join(' OR ')

/** Returns the address of the repository as a page: `git+https://…/x.git` and `owner/x` are no addresses. */
function sourceOf({ repository }: Manifest): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url
  if (!url) return undefined
  if (/^(github:)?[\w.-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url.replace('github:', '')}`
  const [, page] = /(?:git@|:\/\/(?:git@)?)([^:/]+[:/].+?)(?:\.git)?(?:#.*)?$/.exec(url) ?? []
  return page && `https://${page.replace(':', '/')}`
}
