import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/repository.ts'
import { knownWords } from './everyday-words.ts'
import { searchWordsOf } from './normalize.ts'

/** Shorter words are like too many others. */
const leastLetters = 4

/** How alike two words must be, from 0 to 1, for one to be taken for the other: `bodga` and `bodega` are 0.44. */
const leastAlike = 0.4

/** Nobody mistakes how a word begins, except for letters of the same sound: `vodega` is `bodega`, but Molina not Colina. */
const sameSounds = { written: 'vszkqj', like: 'bccccg' }

interface Alike {
  readonly word: string
  readonly better: string
}

/** Returns for each of these words the known one that is most alike (pg_trgm), if one is alike enough. */
const findAlike = (sql: Sql, words: readonly string[], known: readonly string[]) => sql<Alike[]>`
  select asked.word, alike.word as better from unnest(${words as string[]}::text[]) as asked(word),
    lateral (
      select known.word from unnest(${known as string[]}::text[]) as known(word)
      where similarity(known.word, asked.word) >= ${leastAlike}
        and translate(left(known.word, 1), ${sameSounds.written}, ${sameSounds.like})
          = translate(left(asked.word, 1), ${sameSounds.written}, ${sameSounds.like})
      order by similarity(known.word, asked.word) desc, abs(length(known.word) - length(asked.word)), known.word limit 1
    ) as alike`

/** The words of the places, by how they are written there. */
const placeWords = (zones: readonly KnownZone[]): ReadonlyMap<string, string> => {
  const names = new Set(zones.flatMap(({ name, city, state, country }) => [name, city, state, country]))
  const words = [...names].flatMap((name) => name.split(/\s+/u))
  return new Map(words.flatMap((word) => searchWordsOf(word).map((plain) => [plain, word] as const)))
}

/**
 * Returns a text in which each word that names no kind, use, service or place is written like the one that it is most like,
 * or undefined when there is none.
 */
export const correctWords = async (
  sql: Sql,
  text: string,
  zones: readonly KnownZone[],
): Promise<string | undefined> => {
  const places = placeWords(zones)
  const words = searchWordsOf(text)
  const unknown = words.filter(
    (word) => word.length >= leastLetters && !/\d/.test(word) && !knownWords.has(word) && !places.has(word),
  )
  if (unknown.length === 0) return undefined
  const known = [...knownWords, ...places.keys()].filter((word) => word.length >= leastLetters)
  const alike = new Map((await findAlike(sql, unknown, known)).map(({ word, better }) => [word, better]))
  if (alike.size === 0) return undefined
  return words
    .map((word) => {
      const better = alike.get(word)
      return better === undefined ? word : (places.get(better) ?? better)
    })
    .join(' ')
}
