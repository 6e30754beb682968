import { negotiateLocale, type Locale } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'
import type { RequestFacts } from './call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer | null
  }
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** Returns the language of a request: `?lang`, else `Accept-Language`, else Spanish (RULES.md §1.2). */
export const localeOf = (request: FastifyRequest): Locale => {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  return negotiateLocale(
    typeof lang === 'string' ? lang : undefined,
    single(request.headers['accept-language']),
  )
}

export const requestFactsOf = (request: FastifyRequest): RequestFacts => ({
  id: request.id,
  ip: request.ip,
  userAgent: (single(request.headers['user-agent']) ?? '').slice(0, 400),
  // Evaluated only when a text is needed, because most responses have none.
  get locale() {
    return localeOf(request)
  },
  idempotencyKey: single(request.headers['idempotency-key'])?.slice(0, 200) ?? null,
  rawBody: request.rawBody,
  header: (name) => single(request.headers[name]),
  log: request.log,
})
