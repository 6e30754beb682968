import { createHmac, timingSafeEqual } from 'node:crypto'

/** One canary that ran when a page was sent, and the version of its app that the page has. */
export interface TicketEntry {
  readonly canary: string
  readonly app: string
  readonly version: string
}

/** Says that a composer sent a page: proof of a page view, which the API takes once (RULES.md §15.30, §15.31). */
export interface ViewTicket {
  /** Random, another one for each page that is sent. */
  readonly view: string
  /** When it ends, in seconds since 1970. */
  readonly until: number
  readonly entries: readonly TicketEntry[]
}

/** The cookie that brings a ticket from the composer to the API. */
export const viewTicketCookie = 'view'

const inCookies = new RegExp(`(?:^|;\\s*)${viewTicketCookie}=([\\w.:-]{1,2000})(?:;|$)`)

const signatureOf = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Writes a ticket as a cookie's value, signed with the key that composers and API share. */
export function signViewTicket(key: string, { view, until, entries }: ViewTicket): string {
  const named = entries.map(({ canary, app, version }) => `${canary}:${app}:${version}`)
  const text = [view, until, ...named].join('.')
  return `${text}.${signatureOf(key, text).toString('base64url')}`
}

/** Reads the ticket among the cookies of a request; undefined unless one of the keys signed it and it has not ended. */
export function readViewTicket(
  keys: readonly string[],
  cookies: string | undefined,
  now: Date,
): ViewTicket | undefined {
  const [, written] = inCookies.exec(cookies ?? '') ?? []
  if (written === undefined) return undefined
  const end = written.lastIndexOf('.')
  const [text, signature] = [written.slice(0, end), Buffer.from(written.slice(end + 1), 'base64url')]
  const isSigned = keys.some((key) => {
    const wanted = signatureOf(key, text)
    return wanted.length === signature.length && timingSafeEqual(wanted, signature)
  })
  const [view, until, ...named] = text.split('.')
  if (!isSigned || !view || Number(until) * 1000 < now.getTime()) return undefined
  const entries = named.map((one) => {
    const [canary = '', app = '', version = ''] = one.split(':')
    return { canary, app, version }
  })
  return { view, until: Number(until), entries }
}
