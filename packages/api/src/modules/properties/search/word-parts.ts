import type { Sql } from 'postgres'
import { readAtMostEvery } from '../../../platform/read-at-most-every.ts'
import { readSampledTexts } from './repository.ts'

/** An index of texts lists which of them have the same letters in a row, so many at a time. */
const letters = 3
const texts = 500
const freshMs = 10 * 60_000

const partsOf = (text: string): string[] => {
  // Never half of a character.
  const all = Array.from(text)
  return all.slice(letters - 1).map((_, at) => all.slice(at, at + letters).join(''))
}

/** Counts how many of the texts have each part. */
export const countWordParts = (sampled: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of sampled)
    for (const part of new Set(partsOf(text))) counts.set(part, (counts.get(part) ?? 0) + 1)
  return counts
}

/** Returns the part of each word that the fewest texts have, the rarest first. The words have three letters or more. */
export const rarestParts = (words: readonly string[], counts: ReadonlyMap<string, number>): string[] => {
  const countOf = (part: string) => counts.get(part) ?? 0
  const rarer = (left: string, right: string) => countOf(left) - countOf(right)
  return words.map((word) => partsOf(word).toSorted(rarer)[0]!).toSorted(rarer)
}

export type PartCounts = () => Promise<ReadonlyMap<string, number>>

/** Returns a function that counts the parts in a sample of the catalogue, at most every ten minutes. */
export const knownParts = (sql: Sql): PartCounts =>
  readAtMostEvery(freshMs, async () => countWordParts(await readSampledTexts(sql, texts)))
