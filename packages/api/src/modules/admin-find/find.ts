import { compareTexts, leastFind, type endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ServiceAnswer } from '../../platform/http/call.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { fullName, partyName } from '../../platform/person-name.ts'
import { wordPatterns } from '../properties/search/normalize.ts'
import { findPayments, findProperties, findReservations, findUsers, findZones } from './repository.ts'

/** The smallest copy of a picture. */
const thumbnailOf = (key: string | null): string | null => {
  const { image, imageVariants } = pictureWithVariants(key)
  return imageVariants[0]?.url ?? image
}

const inOrder = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.toSorted((one, other) => compareTexts(one.name, other.name))

/** The words of a search; an address is one word, and found as it is stored. */
const patternsOf = (text: string): string[] => {
  const words = text.split(/\s+/u)
  const addresses = words.filter((word) => word.includes('@'))
  const others = words.filter((word) => !word.includes('@')).join(' ')
  return [...textPatterns(addresses.join(' ')), ...wordPatterns(others)]
}

/** Finds records of every kind whose texts contain all words of `q`, or whose code it is. */
export async function findAll(
  { sql }: AppContext,
  q: string,
): Promise<ServiceAnswer<typeof endpoints.adminFind.all>> {
  const text = q.trim()
  if (text.length < leastFind) return { users: [], locations: [], reservations: [], payments: [], zones: [] }
  const wanted = { patterns: patternsOf(text), code: text.replaceAll(/\s+/g, '') }
  const [users, properties, reservations, payments, zones] = await Promise.all([
    findUsers(sql, wanted),
    findProperties(sql, text, wanted),
    findReservations(sql, wanted),
    findPayments(sql, wanted),
    findZones(sql, wanted),
  ])
  return {
    users: inOrder(users.map((user) => ({ ...user, name: fullName(user) }))),
    locations: properties.map((property) => ({ ...property, image: thumbnailOf(property.image) })),
    reservations: reservations.map((row) => ({ ...row, client: partyName(row) })),
    payments: payments.map((row) => ({
      ...row,
      client: partyName(row),
      paid: new Date(row.paid).toISOString(),
    })),
    zones: [...zones],
  }
}
