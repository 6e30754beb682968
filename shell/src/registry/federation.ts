import type { Remote } from '@metrolibre/platform'
import { containerName } from './container-name.ts'
import { runEntry } from './entry-script.ts'
import { nextTask } from './next-task.ts'
import type { LoadableRemote } from './registry.ts'

/**
 * Timeout for one script of a remote, which is in the cache by then; slightly longer than the timeout for the
 * whole screen.
 */
const scriptTimeout = 2_300

/**
 * Timeout after which a screen's files count as failed for good; the same as the bundler's limit for a chunk.
 */
export const lazyLoadLimit = 120_000

/** What the entry of a remote leaves behind, by the protocol of module federation. */
interface Container {
  init: (shareScope: object) => unknown
  get: (name: string) => Promise<() => { default?: Remote }>
}

const opened = new Map<string, Promise<Container>>()

/** Loads the one module that a remote exposes. */
export async function loadRemoteModule(name: string, remote: LoadableRemote): Promise<Remote> {
  const opening = opened.get(name) ?? openContainer(name, remote)
  opened.set(name, opening)
  try {
    const open = await (await opening).get('./remote')
    await nextTask()
    const module = open()
    if (!module.default) throw new Error('The remote exposes nothing.')
    return module.default
  } catch (error) {
    if (opened.get(name) === opening) opened.delete(name)
    throw error
  }
}

async function openContainer(name: string, { entry }: LoadableRemote): Promise<Container> {
  await runEntry(entry, entry.integrity ? scriptTimeout : lazyLoadLimit)
  // Executing the script was one task; its initialisation becomes another.
  await nextTask()
  const container = (window as unknown as Partial<Record<string, Container>>)[containerName(name)]
  if (!container) throw new Error(`The entry of ${name} leaves no container.`)
  // Remotes have the packages of the host's bundle, and add none to a scope.
  await container.init({})
  return container
}

/** Prepares a retry by loading the entry again, because what was loaded may be what failed. */
export const forgetRemote = (name: string): void => void opened.delete(name)
