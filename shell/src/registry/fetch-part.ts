import type { PartModule, Remote } from '@metrolibre/platform'
import { loadRemoteModule } from './federation.ts'
import { listedFiles } from './file-list.ts'
import { partKey, type Registry } from './registry.ts'
import { fetchFiles } from './remote-files.ts'
import { usable } from './usable.ts'

/** Loads a part that a remote offers for slots of others; rejects when it can't be had. */
export type FetchPart = (remoteName: string, partId: string) => Promise<PartModule['Part']>

export const createFetchPart =
  (registry: Registry): FetchPart =>
  async (remoteName, partId) => {
    const remote = usable(registry, remoteName)
    if (remote.version !== 'source')
      await fetchFiles(remoteName, [
        remote.entry,
        ...(await listedFiles(registry, remoteName, partKey(partId))),
      ])
    return openPart(await loadRemoteModule(remoteName, remote), partId)
  }

/** Loads the code of a part of a loaded remote. */
export async function openPart({ config, parts }: Remote, partId: string): Promise<PartModule['Part']> {
  const load = (parts as Record<string, () => Promise<PartModule>> | undefined)?.[partId]
  if (!load) throw new Error(`${config.name} declares the part ${partId} and has no code for it.`)
  return (await load()).Part
}
