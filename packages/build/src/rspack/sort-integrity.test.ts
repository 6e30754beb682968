import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { expect, it, onTestFinished } from 'vitest'
import { SortIntegrityPlugin, sortMaps } from './sort-integrity.ts'

it('gives two orders of a map of hashes the same text, and leaves other objects alone', () => {
  const around = (inner: string) => `a={b:1,a:2},x={${inner}},y="sha256-z"`
  const [one, other] = ['7:"sha256-a+/="', '12:"sha256-b="']
  expect(sortMaps(around(`${one},${other}`))).toBe(sortMaps(around(`${other},${one}`)))
  expect(sortMaps(around(`${one},${other}`))).toBe(around(`${other},${one}`))
})

/** Builds entries that load a part, and returns the names of their files. */
const build = async (names: readonly string[], filename: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'sort-integrity-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'part.js'), 'export const part = 1')
  for (const name of names)
    await writeFile(
      join(folder, `${name}.js`),
      `import('./part.js').then(({ part }) => console.log('${name}', part))`,
    )
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: Object.fromEntries(names.map((name) => [name, `./${name}.js`])),
    output: {
      path: join(folder, 'out'),
      filename,
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    optimization: { realContentHash: true },
    devtool: 'hidden-nosources-source-map',
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      new SortIntegrityPlugin(),
    ],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
  })
  return (await readdir(join(folder, 'out'))).filter((file) => file.startsWith('entry'))
}

it('gives a script and its map the same new name, in whichever order the bundler lists them', async () => {
  // The order is left to chance, so there are several chances.
  const names = Array.from({ length: 12 }, (_, index) => `entry${index}`)
  const files = await build(names, '[name].[contenthash:8].js')
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts).toHaveLength(names.length)
  expect(files.toSorted()).toEqual(scripts.flatMap((script) => [script, `${script}.map`]).toSorted())
})

it('leaves its name to an entry that has no hash in it', async () => {
  expect((await build(['entry'], '[name].js')).toSorted()).toEqual(['entry.js', 'entry.js.map'])
})
