import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { isUnusedPart, runtimeCore, runtimeForBundles } from './runtime-paths.ts'

const here = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const inPlatform = createRequire(new URL('../../../../platform/package.json', import.meta.url))
const modulesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => join(folder, file))

const loaderOf = async (file: string) =>
  ((await import(new URL(file, import.meta.url).href)) as { default: (code: string) => string }).default

/** Names and places that a module imports by `import { a, b as c } from "place"`. */
const importsIn = (code: string) =>
  Array.from(code.matchAll(/^import \{ ([^}]+) \} from ["']([^"']+)["']/gm), ([, names, place]) => ({
    names: names!.split(', ').map((name) => name.split(' as ')[0]!),
    place: place!,
  }))

it('takes from the runtime for bundles what is there', async () => {
  const inside = '@module-federation/webpack-bundler-runtime/dist/'
  const taken = importsIn(here('host-runtime.mjs')).filter(({ place }) => place.startsWith(inside))
  expect(taken.length).toBeGreaterThan(0)
  for (const { names, place } of taken) {
    const file = join(dirname(runtimeForBundles), place.slice(inside.length))
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    for (const name of names) expect(module[name], `${name} of ${place}`).toBeTypeOf('function')
  }
})

it('stands in for every name that the runtime imports of its unused parts', () => {
  const given = new Set(
    Array.from(here('unused-parts.mjs').matchAll(/^export (?:const|class) (\w+)/gm), ([, name]) => name!),
  )
  const wanted = modulesBelow(runtimeCore).flatMap((file) =>
    importsIn(readFileSync(file, 'utf8'))
      .filter(({ place }) => isUnusedPart(place))
      .flatMap(({ names }) => names),
  )
  expect([...new Set(wanted)].toSorted()).toEqual([...given].toSorted())
})

it('finds what it marks as pure', async () => {
  const mark = await loaderOf('pure-calls-loader.mjs')
  const router = createRequire(inPlatform.resolve('react-router-dom')).resolve('react-router')
  const folders = [dirname(router), dirname(inPlatform.resolve('react-intl'))]
  for (const folder of folders) {
    const marked = modulesBelow(folder).filter((file) =>
      mark(readFileSync(file, 'utf8')).includes('/* @__PURE__ */ '),
    )
    expect(marked, folder).not.toEqual([])
  }
})

it('finds the question for known languages', async () => {
  const answer = await loaderOf('known-language-loader.mjs')
  const library = createRequire(inPlatform.resolve('react-intl')).resolve('intl-messageformat')
  expect(answer(readFileSync(library, 'utf8'))).not.toContain('supportedLocalesOf(locales);')
})
