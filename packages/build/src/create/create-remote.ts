import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRemoteName } from '../apps.ts'
import { planAt } from '../new/plan.ts'
import { planScreen } from '../new/screen.ts'
import { fromPackedFiles } from './packed-files.ts'
import { projectFiles } from './project-files.ts'
import { remoteFiles } from './remote-files.ts'
import { versionsForRemotes } from '../published/versions.ts'

interface NewRemote {
  /** `mfe-cats`: the name of its folder, and of its releases. */
  remote: string
  /** Folder of the repository, which is made; it must be empty. */
  dir: string
  /** Folder with packed packages to install; by default they come from the registry of npm. */
  packages?: string
}

/**
 * Writes a repository with one remote: it has a page in both languages with a test, and is built and released from there.
 * Returns the paths of its files, from the repository.
 * @throws Error with one sentence when the name can't be one, the folder has files, or a packed file is missing
 */
export function createRemote({ remote, dir, packages }: NewRemote): readonly string[] {
  if (!isRemoteName(remote))
    throw new Error(
      `"${remote}" can't name a remote: lower case words with hyphens between, such as mfe-cats.`,
    )
  const folder = resolve(dir)
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new Error(`${dir} has files already: name an empty folder.`)
  const published = versionsForRemotes()
  const versions = packages ? fromPackedFiles(published, folder, packages) : published
  const plan = planAt(folder)
  for (const [path, text] of Object.entries({ ...projectFiles(remote, versions), ...remoteFiles(remote) }))
    plan.create(path, text)
  const word = remote.replace(/^mfe-/, '')
  const title = word[0]!.toUpperCase() + word.slice(1)
  planScreen(plan, { remote, id: 'start', path: `/${word}`, title: { es: title, en: title } })
  return plan.write()
}
