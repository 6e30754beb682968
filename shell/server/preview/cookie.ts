import type { FastifyRequest } from 'fastify'

const name = 'preview'
const held = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,80})(?:;|$)`)

/** Returns the link that a visitor has opened, if any. */
export const previewToken = ({ headers }: FastifyRequest): string | undefined =>
  held.exec(headers.cookie ?? '')?.[1]

/** Keeps a link in the visitor's browser, or forgets it: the API says when it ends. */
export const previewCookie = (token: string | undefined, publicUrl: string): string =>
  [
    `${name}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(token === undefined ? ['Max-Age=0'] : []),
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
