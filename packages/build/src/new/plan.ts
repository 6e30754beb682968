import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Files to write, by path from the root of the repository. Nothing is written until the whole plan is known.
 */
export interface Plan {
  /**
   * Plans a new file.
   * @throws Error when the file exists
   */
  create: (path: string, text: string) => void
  change: (path: string, edit: (text: string) => string) => void
  has: (path: string) => boolean
  /** The text of a file as it will be. */
  read: (path: string) => string
  /** The paths of all existing files of a folder and of its folders. */
  list: (folder: string) => readonly string[]
  /** Writes all files and returns their paths. */
  write: () => readonly string[]
}

export function planAt(root: string): Plan {
  const files = new Map<string, string>()
  const has = (path: string) => files.has(path) || existsSync(join(root, path))
  const read = (path: string) => files.get(path) ?? readFileSync(join(root, path), 'utf8')
  return {
    has,
    read,
    list: (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .toSorted(),
    create(path, text) {
      if (has(path)) throw new Error(`${path} already exists.`)
      files.set(path, text)
    },
    change(path, edit) {
      files.set(path, edit(read(path)))
    },
    write() {
      for (const [path, text] of files) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return [...files.keys()]
    },
  }
}
