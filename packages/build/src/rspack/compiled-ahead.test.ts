import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode } from '@jridgewell/sourcemap-codec'
import { rspack } from '@rspack/core'
import { expect, it, onTestFinished } from 'vitest'
import { compiledAhead } from './compiled-ahead.ts'

it('stands in front of a minified file, whose map counts its line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-ahead-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(
    join(folder, 'start.js'),
    'globalThis.started = () => `a text\nof two lines ${Math.random()}`',
  )
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: { main: './start.js' },
    output: { path: folder, filename: '[name].out.js' },
    devtool: 'hidden-nosources-source-map',
    plugins: [compiledAhead],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
  })
  const [banner, ...lines] = (await readFile(join(folder, 'main.out.js'), 'utf8')).split('\n')
  expect(banner).toBe('//# allFunctionsCalledOnLoad')
  const { mappings } = JSON.parse(await readFile(join(folder, 'main.out.js.map'), 'utf8')) as {
    mappings: string
  }
  const columns = decode(mappings).map((segments) => segments.map(([column]) => column))
  expect(columns[0]).toEqual([])
  // No place lies beyond the end of its line, as it would if the map began at the banner.
  lines.forEach((line, index) => expect(Math.max(0, ...(columns[index + 1] ?? []))).toBeLessThan(line.length))
  expect(columns[1]!.length).toBeGreaterThan(0)
})
