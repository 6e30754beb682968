import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '@metrolibre/build/release/reading'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'
import type { ServerBundle } from '../releases/server-bundle.ts'
import type { SourceOverride } from './source-override.ts'

/** How long the first build of a remote may take. */
const patienceMs = 20_000
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]', '::1', '::ffff:127.0.0.1'])

/** Whether a host or an address is this machine itself. */
export const isThisMachine = (host: string): boolean => thisMachine.has(host)

/** Fetches a file of a remote from its developer's server; undefined when that is not on this machine, or has none. */
async function fetchFromSource({ remoteName, origin }: SourceOverride, file: string) {
  if (!isThisMachine(new URL(origin).hostname)) return undefined
  const signal = AbortSignal.timeout(patienceMs)
  const address = `${origin}/dev/${remoteName}/${file}`
  const response = await fetch(address, { signal, redirect: 'error' }).catch(() => undefined)
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined
}

/** Returns what fetches a remote from source, as it is at the moment, from its developer's server on this machine. */
export function openSourceBundles() {
  const known = new Map<string, ServerBundle>()
  let folder: Promise<string> | undefined
  return {
    async declaration(source: SourceOverride): Promise<RemoteConfig | undefined> {
      const text = await fetchFromSource(source, 'declaration.json')
      return text && (JSON.parse(text.toString()) as RemoteConfig)
    },
    /** The code of the remote, to be run here. */
    async bundle(source: SourceOverride): Promise<ServerBundle | undefined> {
      const { remoteName } = source
      const code = await fetchFromSource(source, 'server.mjs')
      if (!code) return undefined
      const integrity = integrityOf(code)
      const before = known.get(remoteName)
      if (before?.integrity === integrity) return before
      const name = `${remoteName}-${integrity.replaceAll(/\W/g, '').slice(-20)}.mjs`
      const bundle = { file: join(await (folder ??= mkdtemp(join(tmpdir(), 'source-'))), name), integrity }
      await writeFile(bundle.file, code)
      known.set(remoteName, bundle)
      if (before) await rm(before.file, { force: true })
      return bundle
    },
  }
}

export type SourceBundles = ReturnType<typeof openSourceBundles>
