import { createHash, randomInt } from 'node:crypto'
import { networkOf, type RunningCanary } from '@metrolibre/contract'
import { signViewTicket } from '@metrolibre/doors'
import type { FastifyRequest } from 'fastify'
import type { Edition } from '../releases/edition.ts'
import type { Variants } from '../releases/variants.ts'
import type { SentPageCount } from './count-pages.ts'
import { makeTicket } from './make-ticket.ts'
import { keepPart, keepTicket, listedIn, partOf, cookieParts } from './cookies.ts'
import { countryOf } from './country-of.ts'

interface Options {
  /** The canaries whose files are here. */
  running: () => readonly RunningCanary[]
  /** The key of view tickets; without one, pages have none. */
  viewKey: () => string | undefined
  vary: Variants
  publicUrl: string
  countryHeader?: string | undefined
  /** Takes each page that is sent with a ticket. */
  count: SentPageCount
  onFailure: (error: unknown) => void
}

/** What a visitor gets while some get another version. */
export interface Turn {
  edition: Edition
  /** Keep the visitor at it when it was drawn now, and give a page its ticket. No answer for others has them. */
  headers: Record<string, string[]>
}

/** Each canary counts from another part on, so that not the same visitors get all of them. */
const offsetOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() % cookieParts

/** Whether a part of the visitors gets a canary. Those who get it keep it when it grows. */
export const isIn = ({ id, percent }: Pick<RunningCanary, 'id' | 'percent'>, part: number): boolean =>
  (part + offsetOf(id)) % cookieParts < (percent * cookieParts) / 100

/**
 * Returns a function that gives the edition which a visitor gets; undefined while no canary runs. A visitor who sends
 * no part gets one, unless `mayDraw` is false: then they get what most do.
 */
export function openCanaries({
  running,
  viewKey,
  vary,
  publicUrl,
  countryHeader,
  count,
  onFailure,
}: Options) {
  return async (request: FastifyRequest, base: Edition, mayDraw: boolean): Promise<Turn | undefined> => {
    const canaries = running()
    if (canaries.length === 0) return undefined
    const kept = partOf(request)
    const part = kept ?? (mayDraw ? randomInt(cookieParts) : undefined)
    const ticketWith = (key: string, edition: Edition): string => {
      const ticket = makeTicket(canaries, edition)
      count.add(ticket, networkOf(request.ip))
      return keepTicket(signViewTicket(key, ticket), publicUrl)
    }
    const turnWith = (edition: Edition): Turn => {
      const key = mayDraw ? viewKey() : undefined
      const cookies = [
        ...(kept === undefined && part !== undefined ? [keepPart(part, publicUrl)] : []),
        ...(key ? [ticketWith(key, edition)] : []),
      ]
      return { edition, headers: cookies.length > 0 ? { 'set-cookie': cookies } : {} }
    }
    const country = countryOf(request, countryHeader)
    const applies = (canary: RunningCanary): boolean =>
      (canary.hasPeople && listedIn(request) === canary.id) ||
      (part !== undefined &&
        isIn(canary, part) &&
        (canary.countries.length === 0 || (country !== undefined && canary.countries.includes(country))))
    const versions = Object.fromEntries(canaries.filter(applies).map(({ app, version }) => [app, version]))
    if (Object.keys(versions).length === 0) return turnWith(base)
    try {
      return turnWith(await vary(base, versions))
    } catch (error) {
      // Visitors who should have got it get what all others do.
      onFailure(error)
      return turnWith(base)
    }
  }
}

export type RunningCanaries = ReturnType<typeof openCanaries>
