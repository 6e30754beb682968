import { canaryLimits, endpoints } from '@metrolibre/contract'
import { viewTicketCookie } from '@metrolibre/doors'
import type { FastifyRequest } from 'fastify'

/** Into how many parts visitors are divided: a hundred for each percent. */
export const cookieParts = 10_000

const partCookie = 'edition'
const listCookie = 'canary'
/** Where browsers report how page views went. */
const beatsPath = `/api${endpoints.canaries.beat.path}`

const held = (name: string, value: string) => new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`)
const heldPart = held(partCookie, '\\d{1,4}')
const heldCanary = held(listCookie, '[\\da-f-]{36}')

/** Returns the part of all visitors that this one belongs to; undefined before one was drawn. */
export const partOf = ({ headers }: FastifyRequest): number | undefined => {
  const [, part] = heldPart.exec(headers.cookie ?? '') ?? []
  return part === undefined ? undefined : Number(part)
}

/** Returns the canary on whose list of people this visitor is. */
export const listedIn = ({ headers }: FastifyRequest): string | undefined =>
  heldCanary.exec(headers.cookie ?? '')?.[1]

const cookie = (name: string, value: string, publicUrl: string, path = '/'): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

/**
 * Keeps a visitor in their part, until the browser is closed. Many others have the same number, so it says nothing
 * about anybody; it is set only while some visitors get another version.
 */
export const keepPart = (part: number, publicUrl: string): string =>
  cookie(partCookie, String(part), publicUrl)

export const keepCanary = (id: string, publicUrl: string): string => cookie(listCookie, id, publicUrl)

/** Gives a visitor the ticket of the page that they open, which their browser shows to nobody but the counter. */
export const keepTicket = (ticket: string, publicUrl: string): string =>
  `${cookie(viewTicketCookie, ticket, publicUrl, beatsPath)}; Max-Age=${canaryLimits.ticketMinutes * 60}`
