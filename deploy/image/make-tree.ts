import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyPackages } from './copy-packages.ts'
import { dataFiles, entries } from './entries.ts'
import { manifestOf, tracedRoomOf, trace } from './trace.ts'

export interface Tree {
  readonly files: number
  readonly bytes: number
}

/**
 * Writes all that the processes of production need into an empty folder: the files that are reached from the entries, and
 * the packages that these import. No build tool, no test and no source of a screen is among them.
 * @throws Error when the folder is not empty
 */
export function makeTree(root: string, target: string): Tree {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`)
  const { files, links } = trace(root, entries)
  const data = readdirSync(join(root, 'packages/api/migrations'), { recursive: true, encoding: 'utf8' })
    .map((name) => `packages/api/migrations/${name}`)
    .filter(dataFiles)
  for (const path of [...files, ...data]) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(root, path), join(target, path))
  }
  const rooms = [...new Set(Array.from(files, (path) => tracedRoomOf(root, path)))]
  for (const room of rooms) writeManifest(root, target, room)
  const named = rooms.flatMap((room) => Object.keys(manifestOf(root, room).dependencies ?? {}))
  copyPackages(root, target, { links, named: new Set(named) })
  return measure(target)
}

/** Node reads only these from the manifest of a package. */
function writeManifest(root: string, target: string, room: string): void {
  const { name, version, type, exports } = JSON.parse(
    readFileSync(join(root, room, 'package.json'), 'utf8'),
  ) as Record<string, unknown>
  writeFileSync(join(target, room, 'package.json'), JSON.stringify({ name, version, type, exports }, null, 2))
}

function measure(folder: string): Tree {
  const parts = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return measure(path)
    return entry.isFile() ? { files: 1, bytes: statSync(path).size } : { files: 0, bytes: 0 }
  })
  return {
    files: parts.reduce((sum, { files }) => sum + files, 0),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
