import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

/** Builds an entry that loads parts, and returns it with its source map. */
const build = async (folder: string) => {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: { entry: './entry.js' },
    output: { path: join(folder, 'out'), filename: '[name].js', crossOriginLoading: 'anonymous' },
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
  const read = (file: string) => readFile(join(folder, 'out', file), 'utf8')
  return { script: await read('entry.js'), map: await read('entry.js.map') }
}

it('sorts them in an entry, and gives it and its source map the same bytes in each build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sort-integrity-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const parts = Array.from({ length: 12 }, (_, index) => `./part${index}.js`)
  for (const part of parts) await writeFile(join(folder, part), `export const part = '${part}'`)
  await writeFile(join(folder, 'entry.js'), parts.map((part) => `import('${part}')`).join('\n'))
  const first = await build(folder)
  const hashes = first.script.match(/"?\w+"?:"sha256-[^"]+"/g)
  expect(hashes).toHaveLength(parts.length)
  expect(hashes).toEqual(hashes?.toSorted())
  expect(await build(folder)).toEqual(first)
})
