import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** The apps that are released separately: the shell and the remotes. */
export const shellName = 'shell'
export const remoteNames = ['mfe-public', 'mfe-tenants', 'mfe-owners', 'mfe-admin'] as const
export const appNames: readonly string[] = [shellName, ...remoteNames]

/** The file of the shell's service worker, in the public files of its version. */
export const workerFile = 'service-worker.js'

export const appDir = (name: string): string => join(root, name)

/**
 * Checks the name of an app.
 * @throws Error with a sentence for the command line when there is no app of that name
 */
export function assertApp(name: string | undefined): asserts name is string {
  if (!name || !appNames.includes(name))
    throw new Error(
      `${name ? `There is no app ${name}` : 'Name an app'}: choose one of ${appNames.join(', ')}.`,
    )
}
