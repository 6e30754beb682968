/** How the service worker treats a request; `other` is handled as if there were no service worker. */
export type RequestKind = 'page' | 'code' | 'picture' | 'catalogue' | 'other'

const released = /^\/((r\/mfe-[a-z]+|shell)\/\d{8}T\d{6}Z-[\da-f]{10}\/|registry\/[\da-f]{12}\.json$)/
/**
 * The public endpoints whose responses may be stored. It is an explicit list, so that nothing else is stored
 * by accident.
 */
const catalogue =
  /^\/api\/(locations\/([\da-f-]{36}(\/availability)?|cards)?|zones\/|currency|general\/all|owner\/[\da-f-]{36}|publications\/verified|testimonial\/|personal\/|jobs\/)$/
const notPages = /^\/(api|files|r|shell|dev|identitytoolkit\.|securetoken\.)/

/** Streams are requested in ranges, which a cache can't store. */
const isStream = (request: Request) =>
  request.headers.has('range') || ['video', 'audio'].includes(request.destination)

export function requestKindOf(request: Request, origin: string): RequestKind {
  const { origin: asked, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin || isStream(request)) return 'other'
  if (request.mode === 'navigate') return notPages.test(pathname) ? 'other' : 'page'
  if (released.test(pathname)) return 'code'
  // With a ticket it is a hidden picture, only for the user who was given the ticket.
  if (pathname.startsWith('/files/')) {
    return request.headers.has('authorization') || searchParams.has('ticket') ? 'other' : 'picture'
  }
  return catalogue.test(pathname) ? 'catalogue' : 'other'
}

/** Returns whether the request is made for a signed-in user, whose responses must never be stored. */
export const namesSomebody = (request: Request): boolean => request.headers.has('authorization')

/** Returns the id of the property whose page a path is; undefined for other pages. */
export const propertyOf = (path: string): string | undefined =>
  /^(?:\/en)?\/propietario\/([\da-f-]{36})\//.exec(path)?.[1]
