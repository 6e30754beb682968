import type { Locale } from '@metrolibre/platform/remote-config'
import { filesOf, type FileList, type PublishedFile, type Registry } from './registry.ts'

const patienceMs = 1_500

/** Name of the list of all files of a version, next to which it lies; like them, it never changes. */
export const fileListName = 'files.json'

const lists = new Map<string, Promise<FileList | undefined>>()

/**
 * Returns the files besides the entry that a route or a part needs; a page names only its own. They are none
 * if the list can't be had: then the bundler's loader gets each file once it is asked for, and checks it likewise.
 */
export async function listedFiles(
  { remotes }: Registry,
  name: string,
  routeId: string,
  locale?: Locale,
): Promise<PublishedFile[]> {
  const remote = remotes[name]
  if (!remote) return []
  const isNamed = routeId in remote.routeFiles && (!locale || locale in remote.messageFiles)
  const list = remote.isPartial && !isNamed ? await fileList(`/r/${name}/${remote.version}`) : remote
  return list ? filesOf(list, routeId, locale) : []
}

async function fileList(folder: string): Promise<FileList | undefined> {
  const reading = lists.get(folder) ?? readList(`${folder}/${fileListName}`)
  lists.set(folder, reading)
  const list = await reading
  if (!list) lists.delete(folder)
  return list
}

async function readList(path: string): Promise<FileList | undefined> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(patienceMs) })
    return answer.ok ? ((await answer.json()) as FileList) : undefined
  } catch {
    return undefined
  }
}
