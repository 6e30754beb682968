import { timingSafeEqual } from 'node:crypto'
import type { Picture } from '@metrolibre/contract'
import { keyedHash } from '../keyed-hash.ts'
import { parsePictureKey } from './picture-key.ts'

const day = 86_400_000

const hashOf = (secret: string, name: string, until: string): string =>
  keyedHash(secret, 'picture ticket', `${name}\0${until}`)

/**
 * Lets whoever was given a hidden picture's address see it, until the end of the next day in UTC: an `<img>` sends no
 * bearer. The same picture has the same ticket all day, so that a browser asks for it once. RULES.md §7.
 */
export const ticketFor = (secret: string, key: string, now: Date): string => {
  const until = String((Math.floor(now.getTime() / day) + 2) * day)
  return `${until}.${hashOf(secret, parsePictureKey(key)?.name ?? '', until)}`
}

/** Whether a ticket is for the picture of this name and still good. */
export const ticketFits = (secret: string, name: string, ticket: string, now: Date): boolean => {
  const [until = '', hash = ''] = ticket.split('.')
  const wanted = Buffer.from(hashOf(secret, name, until))
  const given = Buffer.from(hash)
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(until) > now.getTime()
}

/** The same addresses, with the ticket. */
export const withTicket = ({ image, imageVariants }: Picture, ticket: string): Picture => {
  const query = `?ticket=${ticket}`
  return {
    image: image && image + query,
    imageVariants: imageVariants.map(({ url, width }) => ({ url: url + query, width })),
  }
}
