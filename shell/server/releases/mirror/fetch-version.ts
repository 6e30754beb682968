import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { integrityOf, manifestFile, readReleaseManifest } from '@metrolibre/build/release/reading'
import { ReleaseManifest } from '@metrolibre/contract'
import { parse } from 'valibot'
import type { ReleaseSource } from './source.ts'

const atOnce = 6
/** The beginning of the names of folders in which a version arrives. */
export const arriving = '.arriving-'

/** The files of a version that a composer serves or runs: only the API reads the source maps. */
const needed = (files: Readonly<Record<string, { integrity: string; bytes: number }>>) =>
  Object.entries(files).filter(([path]) => !path.startsWith('maps/'))

/** Whether every file of a version that is needed is here in its full size; the hashes are compared when it is read. */
async function isWhole(versionDir: string): Promise<boolean> {
  const manifest = await readReleaseManifest(versionDir).catch(() => undefined)
  const files = needed(manifest?.files ?? {})
  const sizes = await Promise.all(
    files.map(([path]) =>
      stat(join(versionDir, path)).then(
        ({ size }) => size,
        () => undefined,
      ),
    ),
  )
  return files.length > 0 && files.every(([, { bytes }], index) => sizes[index] === bytes)
}

/**
 * Brings a version into the releases folder, unless all that is needed of it is there. Its folder appears with all of that
 * or not at all.
 * @throws Error when the registry does not give a file, or gives another one than the manifest names
 */
export async function fetchVersion(
  source: ReleaseSource,
  releasesDir: string,
  { app, version }: { app: string; version: string },
): Promise<void> {
  const versionDir = join(releasesDir, app, version)
  if (await isWhole(versionDir)) return
  await mkdir(join(releasesDir, app), { recursive: true })
  const folder = await mkdtemp(join(releasesDir, app, arriving))
  try {
    const text = await source.manifest(app, version)
    const manifest = parse(ReleaseManifest, JSON.parse(text))
    if (manifest.name !== app || manifest.version !== version)
      throw new Error(`The manifest of ${app} ${version} names ${manifest.name} ${manifest.version}.`)
    const files = needed(manifest.files)
    const next = async (): Promise<void> => {
      for (let file = files.pop(); file; file = files.pop()) {
        const [path, { integrity }] = file
        const bytes = await source.file(app, version, integrity)
        if (integrityOf(bytes) !== integrity) throw new Error(`${app} ${version}: ${path} arrived altered.`)
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), bytes)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    await writeFile(join(folder, manifestFile), text)
    // What a full or failing disk has left of it is replaced.
    if (!(await isWhole(versionDir))) await rm(versionDir, { recursive: true, force: true })
    await rename(folder, versionDir)
  } catch (error) {
    // Another composer with the same folder may have been faster.
    if (!(await isWhole(versionDir))) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
