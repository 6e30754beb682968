import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const inPlatform = createRequire(new URL('../../../../platform/package.json', import.meta.url))
const modulesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => join(folder, file))

const loaderOf = async (file: string) =>
  ((await import(new URL(file, import.meta.url).href)) as { default: (code: string) => string }).default

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

it('removes the check for supported languages', async () => {
  const answer = await loaderOf('known-language-loader.mjs')
  const library = createRequire(inPlatform.resolve('react-intl')).resolve('intl-messageformat')
  expect(answer(readFileSync(library, 'utf8'))).not.toContain('supportedLocalesOf(locales);')
})
