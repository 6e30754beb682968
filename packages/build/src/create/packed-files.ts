import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Versions } from '../published/versions.ts'

/**
 * Returns the versions with the packed files of a folder in place of our packages, as `pnpm release pack` wrote them.
 * @param repository the folder from which they are installed
 * @throws Error that names the package whose file is missing
 */
export function fromPackedFiles(versions: Versions, repository: string, folder: string): Versions {
  const there = new Set(readdirSync(folder))
  const fileOf = (name: string, version: string): string => {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    if (!there.has(file)) throw new Error(`${folder} has no ${file}: pack the packages there first.`)
    return `file:${relative(repository, join(resolve(folder), file))}`
  }
  const ours = Object.entries(versions.ours).map(([name, version]) => [name, fileOf(name, version)])
  return { ...versions, ours: Object.fromEntries(ours) as Versions['ours'] }
}
