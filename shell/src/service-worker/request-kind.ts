/** What a request is to the worker; `other` goes its way as if there were no worker. */
export type RequestKind = 'page' | 'code' | 'picture' | 'catalogue' | 'other'

const released = /^\/(r\/mfe-[a-z]+|shell)\/\d{8}T\d{6}Z-[\da-f]{10}\//
/** What anybody may know and a visitor reads again without a connection; closed, so that nothing gets in by accident. */
const catalogue =
  /^\/api\/(locations\/([\da-f-]{36}(\/availability)?)?|zones\/|currency|general\/all|owner\/[\da-f-]{36}|publications\/verified|testimonial\/|personal\/)$/
const notPages = /^\/(api|files|r|shell|dev|identitytoolkit\.|securetoken\.)/

/** Streams are asked for in pieces, which a cache cannot keep. */
const isStream = (request: Request) =>
  request.headers.has('range') || ['video', 'audio'].includes(request.destination)

export function kindOf(request: Request, origin: string): RequestKind {
  const { origin: asked, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin || isStream(request)) return 'other'
  if (request.mode === 'navigate') return notPages.test(pathname) ? 'other' : 'page'
  if (released.test(pathname)) return 'code'
  // With a ticket it is a hidden one, for whoever was given the ticket alone.
  if (pathname.startsWith('/files/')) {
    return request.headers.has('authorization') || searchParams.has('ticket') ? 'other' : 'picture'
  }
  return catalogue.test(pathname) ? 'catalogue' : 'other'
}

/** Whether somebody is named by the request: its answer must never be kept. */
export const namesSomebody = (request: Request): boolean => request.headers.has('authorization')

/** The id of the property whose page a path is. */
export const propertyOf = (path: string): string | undefined =>
  /^(?:\/en)?\/propietario\/([\da-f-]{36})\//.exec(path)?.[1]
