import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { appDir, findApps, root } from '../apps.ts'
import { filesBelow, sourcePlaces } from './source-hash.ts'

const filesOf = async (name: string): Promise<string[]> =>
  (await Promise.all((await sourcePlaces(name)).map(filesBelow))).flat()

describe('sourcePlaces', () => {
  it.each(findApps())('has the files of every package that %s bundles', async (name) => {
    const files = await filesOf(name)
    for (const path of [
      `${name}/locales/es.json`,
      // Not shared by the host: each remote bundles these itself.
      'packages/ui/src/parts/table.tsx',
      'packages/platform/src/texts/index.ts',
      // Reached through other packages.
      'packages/contract/src/version.ts',
      'packages/tokens/src/index.ts',
      'packages/build/src/rspack/shared-packages.ts',
    ])
      expect(files).toContain(join(root, path))
  })

  it('leaves out tests and what only they use', async () => {
    const files = await filesOf('mfe-owners')
    expect(files.filter((file) => /\.test\.tsx?$|\/packages\/testing\//.test(file))).toEqual([])
    expect(files.filter((file) => file.startsWith(join(root, 'mfe-tenants')))).toEqual([])
  })
  it('does not change by what checks and tests leave behind', async () => {
    const name = 'mfe-owners'
    const before = await filesOf(name)
    const left = [join(appDir(name), 'tsconfig.tsbuildinfo'), join(appDir(name), '.DS_Store')]
    for (const path of left) await writeFile(path, '')
    onTestFinished(() => Promise.all(left.map((path) => rm(path))).then(() => undefined))
    expect(await filesOf(name)).toEqual(before)
  })
})
