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

/** Returns the names and specifiers that a module imports with `import { a, b as c } from "specifier"`. */
const importsIn = (code: string) =>
  Array.from(code.matchAll(/^import \{ ([^}]+) \} from ["']([^"']+)["']/gm), ([, names, place]) => ({
    names: names!.split(', ').map((name) => name.split(' as ')[0]!),
    place: place!,
  }))

it('imports from the bundler runtime only functions that exist there', async () => {
  const inside = '@module-federation/webpack-bundler-runtime/dist/'
  const taken = importsIn(here('host-runtime.mjs')).filter(({ place }) => place.startsWith(inside))
  expect(taken.length).toBeGreaterThan(0)
  for (const { names, place } of taken) {
    const file = join(dirname(runtimeForBundles), place.slice(inside.length))
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    for (const name of names) expect(module[name], `${name} of ${place}`).toBeTypeOf('function')
  }
})

it('replaces exactly the names that the runtime imports from its unused parts', () => {
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

it('finds calls to mark as pure in both libraries', async () => {
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

it.each(['intl-messageformat', '@formatjs/intl'])(
  'removes each check for supported languages from %s',
  async (name) => {
    const answer = await loaderOf('known-language-loader.mjs')
    const library = createRequire(inPlatform.resolve('react-intl')).resolve(name)
    // What is left is asked only by `resolvedOptions`, which nothing here calls.
    const asked = answer(readFileSync(library, 'utf8')).match(/supportedLocalesOf\(locales?\)(\.length|;)/g)
    expect(asked).toBeNull()
  },
)
