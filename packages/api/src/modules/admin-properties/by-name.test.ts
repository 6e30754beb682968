import { compareTexts, endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAdmin, makeProperty } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let admin: string

const numbered = (words: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${words} ${String(index + 1).padStart(2, '0')}`)
const names = [
  ...numbered('Bodega', 30),
  ...numbered('Taller', 60),
  ...numbered('Taller luz', 20),
  'Gran taller',
  'Luz',
  'Ta% luz',
  'Ta_a',
  'Subta',
  // Letters that the alphabet has elsewhere than words have them, and beginnings that no range of it has.
  'Ñandú taller',
  'Nave nandu',
  'TÁLLER luz',
  'Øre taller',
  'Þorr taller',
  '«Taller» ñandú',
  '😀 Taller',
  '2 talleres',
  '10 talleres',
]

beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
  // All of them are in the part by which is told how frequent words are.
  for (const [index, name] of names.entries())
    await makeProperty(app.db, { id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`, name })
}, 60_000)
afterAll(() => app.close())

/** Reads all pages of a search in the order of names. */
const found = async (q: string, order: 'asc' | 'desc') => {
  const all: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { q, sort: 'name', order, limit: 7, ...(cursor && { cursor }) } as const
    const { body } = await app.call(endpoints.adminLocations.list, { query }, { as: admin })
    all.push(...body.locations.map(({ name }) => name))
    cursor = body.nextCursor
  }
  return all
}

const meets = (name: string) => (word: string) =>
  word.length > 2 ? name.includes(word) : ` ${name}`.includes(` ${word}`)

/** Lower case without accents, and words that begin with the letters that stand for these. */
const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace('ø', 'o').replace('þ', 'th')

it.each([
  'taller',
  'ta',
  'taller luz',
  'luz ta',
  'aller',
  'ta%',
  'ta_',
  'bo',
  'subta',
  '0 taller',
  'ñandu',
  'na',
  'or',
  'th',
  'ore taller',
  '2',
  '10 tall',
  'ñ',
  'talleres',
])(
  'finds the names that have the words, each once and in order, wherever in them they are: %s',
  async (q) => {
    const wanted = names
      .filter((name) =>
        plain(q)
          .split(' ')
          .every(meets(plain(name))),
      )
      .toSorted(compareTexts)
    expect(await found(q, 'asc')).toEqual(wanted)
    expect(await found(q, 'desc')).toEqual(wanted.toReversed())
  },
)
