import { comunas, type Comuna } from './comunas.ts'

export interface Found {
  readonly comuna: Comuna
  readonly street: string
  readonly houseNumber: string | undefined
  readonly lat: number
  readonly lon: number
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Everyday short forms, which the real service knows from its own data. */
const longForms: Readonly<Record<string, string>> = {
  av: 'avenida',
  avda: 'avenida',
  pje: 'pasaje',
  jr: 'jiron',
}

const steps = 1000

/** Returns a number from 0 to 1 that is always the same for a text. */
const share = (text: string): number => {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003
  return (sum % steps) / steps
}

/** The degrees that a street is at most away from the centre of its comuna, and that a thousand numbers span. */
const around = 0.006
const perThousand = 0.002

const placeOf = ({ name, lat, lon }: Comuna, street: string, houseNumber = '0') => ({
  lat: lat + (share(name + street) - 0.5) * around,
  lon: lon + (share(street + name) - 0.5) * around + ((Number(houseNumber) % 5000) / 1000) * perThousand,
})

/**
 * Returns streets whose address has a word beginning with each word asked for, and at the house number if one was
 * asked for. What is in the street's own name counts first.
 */
export function findAddresses(asked: string, limit: number): Found[] {
  const words = wordsOf(asked).map((word) => longForms[word] ?? word)
  const houseNumber = words.find((word, index) => index > 0 && /^\d{1,5}$/.test(word))
  const names = words.filter((word) => word !== houseNumber)
  if (names.length === 0) return []
  const begins = (text: string, word: string) => wordsOf(text).some((known) => known.startsWith(word))
  const matches = comunas.flatMap((comuna) =>
    comuna.streets
      .filter((street) =>
        names.every((word) => begins(`${street} ${comuna.name} ${comuna.county} ${comuna.state}`, word)),
      )
      .map((street) => ({ comuna, street, inName: names.filter((word) => begins(street, word)).length })),
  )
  return matches
    .filter(({ inName }) => inName > 0)
    .toSorted((one, other) => other.inName - one.inName)
    .slice(0, limit)
    .map(({ comuna, street }) => ({ comuna, street, houseNumber, ...placeOf(comuna, street, houseNumber) }))
}
