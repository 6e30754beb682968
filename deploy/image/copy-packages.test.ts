import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyPackages } from './copy-packages.ts'

it('copies what a process reads of a package, and its licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-packages-'))
  try {
    const root = join(folder, 'root')
    const target = join(folder, 'target')
    const place = 'node_modules/.pnpm/a@1.0.0/node_modules/a'
    mkdirSync(join(root, place), { recursive: true })
    for (const file of ['index.js', 'index.d.ts', 'README.md', 'LICENSE.md', 'NOTICE'])
      writeFileSync(join(root, place, file), '')
    writeFileSync(join(root, place, 'package.json'), '{}')
    mkdirSync(join(root, 'shell/node_modules'), { recursive: true })
    symlinkSync(`../../${place}`, join(root, 'shell/node_modules/a'))
    copyPackages(root, target, { links: new Set(['shell/node_modules/a']), named: new Set() })
    const copied = (file: string) => existsSync(join(target, place, file))
    expect(['index.js', 'LICENSE.md', 'NOTICE', 'index.d.ts', 'README.md'].filter(copied)).toEqual([
      'index.js',
      'LICENSE.md',
      'NOTICE',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
