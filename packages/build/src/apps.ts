import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** The app that hosts the remotes; it is released like them. */
export const shellName = 'shell'

/** Returns the remotes whose sources are here: the folders of the root that contain a `remote.config.ts`. */
export const findRemotes = (folder = root): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'remote.config.ts')))
    .toSorted()

/** Returns the apps that are released separately: the shell and the remotes. */
export const findApps = (): string[] => [shellName, ...findRemotes()]

/** Whether a word can be the name of a remote, and so of a folder of its releases. */
export const isRemoteName = (name: string): boolean =>
  /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) && name !== shellName

/** The file of the shell's service worker, in the public files of its version. */
export const workerFile = 'service-worker.js'

export const appDir = (name: string): string => join(root, name)

/**
 * Checks the name of an app.
 * @throws Error with a sentence for the command line when there is no app of that name
 */
export function assertApp(name: string | undefined): asserts name is string {
  const apps = findApps()
  if (!name || !apps.includes(name))
    throw new Error(`${name ? `There is no app ${name}` : 'Name an app'}: choose one of ${apps.join(', ')}.`)
}
