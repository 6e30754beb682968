import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'

/** The version of an app that visitors get, and the earlier ones, newest first. */
export interface Pointer {
  version: string
  previous: string[]
  /**
   * The declaration of the version: with it, the pages of the app are known even if none of its files can be
   * read.
   */
  config?: RemoteConfig | undefined
}

const pointerFile = 'current.json'
const remembered = 10

export const pointerPath = (releasesDir: string, name: string): string => join(releasesDir, name, pointerFile)

/** Reads the current pointer; undefined before the first promotion. */
export async function readPointer(releasesDir: string, name: string): Promise<Pointer | undefined> {
  const text = await readFile(pointerPath(releasesDir, name), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  return text === undefined ? undefined : (JSON.parse(text) as Pointer)
}

/**
 * Points to another version, atomically: a reader sees the old pointer or the new one, never a partial one.
 */
export async function movePointer(
  releasesDir: string,
  name: string,
  { version, config }: Pick<Pointer, 'version' | 'config'>,
): Promise<Pointer> {
  const before = await readPointer(releasesDir, name)
  const previous = before ? [before.version, ...before.previous].filter((old) => old !== version) : []
  return writePointer(releasesDir, name, { version, previous: previous.slice(0, remembered), config })
}

/**
 * Points back to the previous version, whose declaration is `config`.
 * @throws Error when there is none
 */
export async function movePointerBack(
  releasesDir: string,
  name: string,
  config?: RemoteConfig,
): Promise<Pointer> {
  const before = await readPointer(releasesDir, name)
  const [version, ...previous] = before?.previous ?? []
  if (!version) throw new Error(`${name} has no earlier version to go back to.`)
  return writePointer(releasesDir, name, { version, previous, config })
}

/** Replaces the pointer, atomically: a reader sees the old one or the new one, never a partial one. */
export async function writePointer(releasesDir: string, name: string, pointer: Pointer): Promise<Pointer> {
  const path = pointerPath(releasesDir, name)
  await mkdir(join(releasesDir, name), { recursive: true })
  const temporary = `${path}.${process.pid}`
  const file = await open(temporary, 'w')
  await file.writeFile(`${JSON.stringify(pointer, null, 2)}\n`)
  await file.sync()
  await file.close()
  await rename(temporary, path)
  return pointer
}
