import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serverConfig, serverEntryFile } from '../../rspack/server-config.ts'
import { screenModules } from './screen-modules.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'metrolibre-screens-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Bundles `remote.ts` as for a release. */
const bundle = async (): Promise<string> => {
  const output = join(folder, 'out')
  const entry = join(folder, 'remote.ts')
  const config = serverConfig({ name: 'trial', context: folder, output, entry, externalShared: true })
  await new Promise<void>((resolve, reject) =>
    rspack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats!.toString()))
      else resolve()
    }),
  )
  return join(output, serverEntryFile)
}

it('finds the module of each screen, however its route is defined', async () => {
  put('screens/home/screen.tsx', 'export const Screen = () => <p>Home</p>')
  put(
    'screens/team/screen.tsx',
    "export const head = () => ({ title: 'Team' })\nexport const Screen = () => null",
  )
  put(
    'remote.ts',
    `import { Component, createElement } from 'react'
export class Whole extends Component {}
const from = (screen) => ({ screen, made: createElement('p') })
export default {
  routes: {
    home: { screen: () => import('./screens/home/screen.tsx') },
    team: from(() => import('./screens/team/screen.tsx')),
  },
}`,
  )
  expect(await screenModules(await bundle())).toEqual({
    home: './screens/home/screen.tsx',
    team: './screens/team/screen.tsx',
  })
})

it('names the route whose screen is no import', async () => {
  put('remote.ts', 'export default { routes: { home: { screen: () => Promise.resolve({}) } } }')
  await expect(bundle().then(screenModules)).rejects.toThrow(
    'Route home: its screen must be a plain import().',
  )
})
