import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { appDir, root, shellName } from '../apps.ts'

const sharedByAll = [
  'pnpm-lock.yaml',
  'packages/build/src',
  'packages/contract/src',
  'packages/api-client/src',
  'packages/tokens/src',
]
/** Only the shell bundles these; remotes get them from the shell at run time. */
const carriedByShell = ['packages/ui/src', 'packages/platform/src']
const notSource = /(^|\/)(node_modules|dist|release|dev)(\/|$)|\.test\.tsx?$/

/** Returns a hash of every file that a build of the app reads. */
export async function sourceHash(name: string): Promise<string> {
  const hash = createHash('sha256')
  const places = [
    appDir(name),
    ...[...sharedByAll, ...(name === shellName ? carriedByShell : [])].map((path) => join(root, path)),
  ]
  for (const place of places)
    for (const file of await filesBelow(place))
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
  return hash.digest('hex')
}

/** Returns all files below a folder, or the file itself, in a stable order. */
export async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!entries) return [place]
  const found: string[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(place, entry.name)
    if (notSource.test(relative(root, path))) continue
    if (entry.isDirectory()) found.push(...(await filesBelow(path)))
    else if (entry.isFile()) found.push(path)
  }
  return found
}
