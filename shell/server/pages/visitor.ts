import { networkOf, type Country } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'

/** The visitor a page is made for. */
export interface PageVisitor {
  /** The part of their address that is counted (RULES.md §10.5). */
  network: string
  /** Passed on to the API with the page's requests, so that it counts the visitor and not the composer. */
  forwardedFor: string
  /** The country that the page is drawn for, where it is known. */
  country?: Country | undefined
}

/** Whom pages count for that the composer makes ahead. */
export const ownWork: PageVisitor = { network: 'composer', forwardedFor: '127.0.0.1' }

export const visitorOf = (request: FastifyRequest): PageVisitor => ({
  network: networkOf(request.ip),
  forwardedFor: request.ip,
})
