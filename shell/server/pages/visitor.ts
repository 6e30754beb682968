import { networkOf } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'

/** Who a page is made for, as far as shares of the work go. */
export interface Visitor {
  /** What is counted of their address (RULES.md §10). */
  network: string
  /** Handed on to the API with what the page asks for, so that it counts the visitor and not the composer. */
  forwardedFor: string
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  network: networkOf(request.ip),
  forwardedFor: request.ip,
})
