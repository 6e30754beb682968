import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** What is released, each on its own: the shell and the remotes. */
export const shellName = 'shell'
export const remoteNames = ['mfe-public', 'mfe-tenants', 'mfe-owners', 'mfe-admin'] as const
export const appNames: readonly string[] = [shellName, ...remoteNames]

/** The shell's service worker, below the public files of its version. */
export const workerFile = 'service-worker.js'

export const appDir = (name: string): string => join(root, name)

/** @throws Error with a sentence for the command line when nothing of that name is released. */
export function assertApp(name: string | undefined): asserts name is string {
  if (!name || !appNames.includes(name))
    throw new Error(`${name ?? 'Nothing'} is not released here. Choose one of ${appNames.join(', ')}.`)
}
