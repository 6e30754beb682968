import type { SessionUser } from '@metrolibre/platform'
import { returnPath } from '@metrolibre/platform/remote-config'

/**
 * Pages that the user leaves after signing in; on all others they stay (home, owner, tenants, about,
 * questions …).
 */
const leaving = new Set([
  '/',
  '/propiedad',
  '/propietario',
  '/que-hacemos',
  '/preguntas',
  '/casos-de-exito',
  '/posts',
  '/terminos',
])

/** Destinations of each kind of user, best first; the first one that a remote serves is used. */
const homes = {
  admin: ['/admin/locations#details', '/admin/reservations'],
  owner: ['/my-locations/locations', '/my-locations/reservations'],
  client: ['/profile/main', '/my-locations/reservations'],
}

interface Arrival {
  user: Pick<SessionUser, 'isAdmin' | 'isOwner'>
  /** Current path without the language segment. */
  pathname: string
  /** The pending deep link; it takes precedence if it leads to a page of this site. */
  returnTo?: string | undefined
  origin: string
  isServed: (path: string) => boolean
}

/** Returns where to go after signing in, or null to stay (RULES.md §2.17a). */
export const destinationAfterLogin = ({
  user,
  pathname,
  returnTo,
  origin,
  isServed,
}: Arrival): string | null => {
  const pending = returnPath(returnTo, origin)
  if (pending) return pending
  if (!leaving.has(pathname)) return null
  const kind = user.isAdmin ? 'admin' : user.isOwner ? 'owner' : 'client'
  return homes[kind].find((path) => isServed(path.replace(/#.*/, ''))) ?? null
}
