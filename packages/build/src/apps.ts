import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * The repository whose apps are built: the one that these tools are part of, or, where they are installed as a package,
 * the folder in which a command is run.
 */
export const root = import.meta.dirname.includes(`${sep}node_modules${sep}`)
  ? process.cwd()
  : join(import.meta.dirname, '../../..')

/** The app that hosts the remotes; it is released like them. */
export const shellName = 'shell'

/** Returns the remotes whose sources are here: the folders of the root that contain a `remote.config.ts`. */
export const findRemotes = (folder = root): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'remote.config.ts')))
    .toSorted()

/** Whether the sources of the shell are here; a repository of remotes alone has none. */
export const hasShell = (): boolean => existsSync(join(root, shellName, 'package.json'))

/** How a user releases: here by a script of the repository, elsewhere by the installed package. */
export const releaseCommand = hasShell() ? 'pnpm release' : 'npx metrolibre-release'

/** Returns the apps whose sources are here and that are released separately: the shell and the remotes. */
export const findApps = (): string[] => [...(hasShell() ? [shellName] : []), ...findRemotes()]

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
