import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '@metrolibre/build/release/reading'
import type { ServerBundle } from '../releases/server-bundle.ts'
import type { SourceOverride } from './source-override.ts'

/** How long the first build of a remote may take. */
const patienceMs = 20_000
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]', '::1', '::ffff:127.0.0.1'])

/** Whether a host or an address is this machine itself. */
export const isThisMachine = (host: string): boolean => thisMachine.has(host)

/**
 * Returns a function that fetches the code of a remote from source from its developer's server, to be run here; undefined
 * when it is not on this machine, or has none at the moment.
 */
export function openSourceBundles() {
  const known = new Map<string, ServerBundle>()
  let folder: Promise<string> | undefined
  return async ({ remoteName, origin }: SourceOverride): Promise<ServerBundle | undefined> => {
    if (!isThisMachine(new URL(origin).hostname)) return undefined
    const address = `${origin}/dev/${remoteName}/server.mjs`
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(address, { signal, redirect: 'error' }).catch(() => undefined)
    if (!response?.ok) return undefined
    const code = Buffer.from(await response.arrayBuffer())
    const integrity = integrityOf(code)
    const before = known.get(remoteName)
    if (before?.integrity === integrity) return before
    const name = `${remoteName}-${integrity.replaceAll(/\W/g, '').slice(-20)}.mjs`
    const bundle = { file: join(await (folder ??= mkdtemp(join(tmpdir(), 'source-'))), name), integrity }
    await writeFile(bundle.file, code)
    known.set(remoteName, bundle)
    if (before) await rm(before.file, { force: true })
    return bundle
  }
}

export type SourceBundles = ReturnType<typeof openSourceBundles>
