import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../apps.ts'
import { versionsFile, versionsHere } from '../published/versions.ts'
import { buildShellForOthers } from './shell-for-others.ts'
import { publishedPackages } from '../published/packages.ts'
import { run } from './run.ts'
import { stagePackage } from './stage-package.ts'

/**
 * Packs the packages that remotes of other repositories are built with, as JavaScript with types. Returns the paths of
 * the packed files by the names of the packages.
 * @throws Error with the first messages when types are wrong
 */
export async function packPackages(into: string): Promise<ReadonlyMap<string, string>> {
  const packages = publishedPackages()
  await run(root, 'tsc', '-b', ...packages.map(({ dir }) => dir))
  const folder = resolve(into)
  await mkdir(folder, { recursive: true })
  const staging = await mkdtemp(join(tmpdir(), 'packages-'))
  try {
    const packed = new Map<string, string>()
    for (const one of packages) {
      const target = join(staging, one.folder)
      await stagePackage(one, target)
      if (one.dir === join(root, 'packages/build')) await completeBuild(target)
      packed.set(one.manifest.name, await packFolder(target, folder))
    }
    return packed
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** What the tools read from the repository here, and others find in the package. */
async function completeBuild(target: string): Promise<void> {
  await writeFile(join(target, versionsFile), `${JSON.stringify(versionsHere(), null, 2)}\n`)
  await buildShellForOthers(join(target, 'shell'))
}

async function packFolder(target: string, into: string): Promise<string> {
  const said = await run(target, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', into)
  const [{ filename }] = JSON.parse(said) as [{ filename: string }]
  return join(into, filename)
}
