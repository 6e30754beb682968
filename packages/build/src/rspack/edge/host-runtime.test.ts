import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack, type Configuration } from '@rspack/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostRuntimeAlias, remoteRuntimeAlias } from './runtime-paths.ts'

let folder = ''
const singleton = { singleton: true, requiredVersion: false, version: '0.0.0' } as const
const federation = { dts: false, manifest: false, shareStrategy: 'loaded-first' } as const

const config = (name: string, more: Configuration): Configuration => ({
  name,
  context: folder,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  ...more,
  output: {
    path: join(folder, 'out'),
    uniqueName: name,
    publicPath: '/',
    filename: '[name].js',
    chunkFilename: `${name}-[id].js`,
  },
})

/** Builds a host that shares two packages, one with a file of its own, and a remote that uses them. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-runtime-'))
  for (const name of ['early', 'late']) {
    await mkdir(join(folder, 'node_modules', name), { recursive: true })
    await writeFile(
      join(folder, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0' }),
    )
    await writeFile(
      join(folder, 'node_modules', name, 'index.js'),
      `export const own = { name: '${name}', by: Math.random() }`,
    )
  }
  const uses = `import { own } from 'early'
export const early = own
export const late = () => import('late')`
  await writeFile(join(folder, 'host.js'), `import('./uses.js').then((all) => (globalThis.host = all))`)
  await writeFile(join(folder, 'uses.js'), uses)
  await writeFile(join(folder, 'remote.js'), uses)
  const compiler = rspack([
    config('host', {
      entry: { host: './host.js' },
      resolve: { alias: hostRuntimeAlias },
      plugins: [
        new ModuleFederationPlugin({
          name: 'host',
          remotes: {},
          shared: { early: { ...singleton, eager: true }, late: singleton },
          ...federation,
        }),
      ],
    }),
    config('remote', {
      entry: {},
      resolve: { alias: remoteRuntimeAlias },
      plugins: [
        new ModuleFederationPlugin({
          name: 'remote',
          filename: 'remote.js',
          exposes: { './remote': './remote.js' },
          shared: Object.fromEntries(
            ['early', 'late'].map((name) => [name, { ...singleton, import: false as const }]),
          ),
          ...federation,
        }),
      ],
    }),
  ])
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString({}))) : resolve(),
    )
  })
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

interface Uses {
  early: object
  late: () => Promise<{ own: object }>
}
interface Browser {
  host?: Uses
  remote?: { init: (scope: object) => unknown; get: (name: string) => Promise<() => Uses> }
}
interface FakeScript {
  src: string
  onload?: (event: object) => void
  onerror?: (event: object) => void
  getAttribute: () => null
  setAttribute: () => void
}

/** As much of a browser as the bundles need; `refuse` tells which files can't be had. */
async function open(refuse: (file: string) => boolean = () => false) {
  const run = async (script: FakeScript) => {
    const file = script.src.replace('/', '')
    if (refuse(file)) return script.onerror?.({ type: 'error', target: script })
    runInContext(await readFile(join(folder, 'out', file), 'utf8'), context)
    return script.onload?.({ type: 'load', target: script })
  }
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ src: '', getAttribute: () => null, setAttribute: () => {} }),
    head: { appendChild: (script: FakeScript) => void run(script) },
  }
  const window = { location: { origin: 'https://site.example' }, document, setTimeout, clearTimeout, console }
  const context = createContext({ ...window, window, self: window })
  const load = (name: string) => run({ src: `/${name}.js`, getAttribute: () => null, setAttribute: () => {} })
  await load('host')
  await load('remote')
  const { remote } = context as Browser
  await remote!.init({})
  const ofRemote = (await remote!.get('./remote'))()
  await expect.poll(() => (context as Browser).host).toBeTruthy()
  return { host: (context as Browser).host!, remote: ofRemote }
}

it('gives a remote the instances of the host', async () => {
  const { host, remote } = await open()
  expect(remote.early).toMatchObject({ name: 'early' })
  expect(remote.early).toBe(host.early)
  const [late, again] = [await remote.late(), await host.late()]
  expect(late.own).toMatchObject({ name: 'late' })
  expect(late.own).toBe(again.own)
})

it('loads a package again for who needs it after its file could not be had', async () => {
  let isCut = false
  const { remote } = await open((file) => isCut && file.startsWith('host-'))
  isCut = true
  await expect(remote.late()).rejects.toThrow(/Loading chunk/)
  isCut = false
  expect((await remote.late()).own).toMatchObject({ name: 'late' })
})
