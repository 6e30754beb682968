import type { Picture } from '@metrolibre/contract'
import { isKeyedHash, keyedHash, type HashSecrets } from '../keyed-hash.ts'
import { parsePictureKey } from './picture-key.ts'

const day = 86_400_000

const purpose = 'picture ticket'
const subjectOf = (name: string, until: string): string => `${name}\0${until}`

/**
 * Returns a ticket with which a hidden picture can be loaded until the end of the next day in UTC, because an
 * `<img>` sends no bearer. The ticket stays the same all day, so that browsers can cache the picture
 * (RULES.md §7.16).
 */
export const ticketFor = (secrets: HashSecrets, key: string, now: Date): string => {
  const until = String((Math.floor(now.getTime() / day) + 2) * day)
  return `${until}.${keyedHash(secrets, purpose, subjectOf(parsePictureKey(key)?.name ?? '', until))}`
}

/** Tells whether a ticket belongs to the picture of this name and has not expired. */
export const ticketFits = (secrets: HashSecrets, name: string, ticket: string, now: Date): boolean => {
  const [until = '', hash = ''] = ticket.split('.')
  return isKeyedHash(secrets, purpose, subjectOf(name, until), hash) && Number(until) > now.getTime()
}

/** Adds the ticket to the URLs of a picture. */
export const withTicket = ({ image, imageVariants }: Picture, ticket: string): Picture => {
  const query = `?ticket=${ticket}`
  return {
    image: image && image + query,
    imageVariants: imageVariants.map(({ url, width }) => ({ url: url + query, width })),
  }
}
