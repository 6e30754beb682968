import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { factsOf } from './facts.ts'
import { storedKeysOf } from './stored-keys.ts'
import { usedEndpoints } from './used-endpoints.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-'))
})
afterAll(() => rm(folder, { recursive: true }))

const file = async (name: string, text: string) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const script = 'a={id:"reservations.hold"},b={id:`locations.search`},c="not.there",d=`metrolibre.cats.${e}`'

it('finds endpoints and stored keys in minified code, however they are quoted', () => {
  expect(usedEndpoints([script])).toEqual(['locations.search', 'reservations.hold'])
  expect(storedKeysOf([script])).toEqual(['metrolibre.cats.'])
})

const sheet = `[data-remote=mfe-cats] .cat{color:red;.inner{color:blue}}
  @media print{body{color:black}[data-remote='mfe-cats']{color:black}}
  @keyframes turn{from{opacity:0}to{opacity:1}}
  .cat,[data-remote="mfe-cats"] a{color:red}`

it('puts together the facts of a folder of public files', async () => {
  await file('a.js', script)
  await file('a.css', sheet)
  const facts = await factsOf('mfe-cats', folder, { react: ['use'] })
  expect(Object.keys(facts.wire.operations).toSorted()).toEqual(['locations.search', 'reservations.hold'])
  expect(facts.shared).toEqual({ react: ['use'] })
  expect(facts.looseSelectors).toEqual(['.cat', 'body'])
  expect(facts.storage).toEqual(['metrolibre.cats.'])
})

it('counts all keys of the platform as the shell’s, whoever bundles them', async () => {
  const { storage } = await factsOf('shell', folder, {})
  expect(storage).toContain('metrolibre.favourites')
})
