import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readReleaseManifest, workerFile } from '@metrolibre/build/release/reading'
import type { PublishedFile } from '../../src/registry/registry.ts'
import { firstFonts } from './first-fonts.ts'
import { publishedFiles, publisher } from './released-remote.ts'
import { serverBundle, type ServerBundle } from './server-bundle.ts'

export interface ReleasedShell {
  version: string
  contractVersion: string
  scripts: PublishedFile[]
  /** The files that the shell's own screens need besides the app's scripts, by route id. */
  routeFiles: Record<string, PublishedFile[]>
  messageFiles: Record<string, PublishedFile[]>
  /**
   * Style sheets of the entry as text, to be inlined: they are small and needed before anything is painted.
   */
  css: string
  /** Font files that every page needs. */
  fonts: string[]
  bundle: ServerBundle
  /** Code of the service worker; absent from versions that had none. */
  worker?: string
  /** Inline script that has to run before the app's scripts; only in development. */
  prelude?: string
}

/** Reads a version of the shell. */
export async function openShell(releasesDir: string, version: string): Promise<ReleasedShell> {
  const versionDir = join(releasesDir, 'shell', version)
  const manifest = await readReleaseManifest(versionDir)
  const base = `/shell/${version}`
  const publish = publisher(manifest, base)
  const sheets = await Promise.all(
    manifest.styles.map((path) => readFile(join(versionDir, 'public', path), 'utf8')),
  )
  const css = sheets
    .join('\n')
    .replaceAll(/url\((?!["']?(?:\/|data:|https?:))["']?([^"')]+)["']?\)/g, `url(${base}/$1)`)
  return {
    version,
    contractVersion: manifest.contractVersion,
    scripts: manifest.entry.map(publish),
    ...publishedFiles(manifest, base),
    css,
    fonts: firstFonts(css),
    worker: await readFile(join(versionDir, 'public', workerFile), 'utf8').catch(() => undefined),
    bundle: serverBundle(versionDir, manifest),
  }
}
