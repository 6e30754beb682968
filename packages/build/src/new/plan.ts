import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  /** Writes all files and returns their paths. */
  write: () => readonly string[]
}

export function planAt(root: string): Plan {
  const files = new Map<string, string>()
  const has = (path: string) => files.has(path) || existsSync(join(root, path))
  return {
    has,
    create(path, text) {
      if (has(path)) throw new Error(`${path} already exists.`)
      files.set(path, text)
    },
    change(path, edit) {
      files.set(path, edit(files.get(path) ?? readFileSync(join(root, path), 'utf8')))
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
