import type { Access } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'
import { is, uuid, pipe, string } from 'valibot'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import { sha256 } from '../hash.ts'
import type { CurrentUser } from './current-user.ts'
import type { IdentityService } from './identity.ts'
import { loadTeam, type ReleaseTeam } from './team-repository.ts'
import { loadUser } from './user-repository.ts'

interface Doors {
  readonly db: Database
  readonly clock: Clock
  readonly identity: IdentityService
}

const Uuid = pipe(string(), uuid())
const bearerShape = /^Bearer ([\w.~+/=-]+)$/i

/**
 * Authorises a request and returns its user or team, or null (RULES.md §11.1). Public endpoints ignore the bearer.
 * Optional ones refuse an invalid bearer, so that a client with an expired token refreshes it instead of
 * appearing logged out.
 * @throws AppError unauthenticated, forbidden, account_inactive, unavailable
 */
export async function authorize(
  app: Doors,
  access: Access,
  request: FastifyRequest,
): Promise<CurrentUser | ReleaseTeam | null> {
  if (access === 'public') return null
  const header = request.headers.authorization
  if (header === undefined || header === '') {
    if (access === 'optional') return null
    throw new AppError('unauthenticated')
  }
  if (access === 'team') return teamOf(app, header)
  const user = await userOf(app, header)
  if (access === 'admin' && !user.isAdmin) throw new AppError('forbidden')
  if (access === 'owner' && !user.isOwner && !user.isAdmin) throw new AppError('forbidden')
  return user
}

function tokenOf(header: string): string {
  const token = bearerShape.exec(header)?.[1]
  if (!token) throw new AppError('unauthenticated')
  return token
}

async function teamOf({ db, clock }: Doors, header: string): Promise<ReleaseTeam> {
  const team = await loadTeam(db, sha256(tokenOf(header)), clock.now())
  if (!team) throw new AppError('unauthenticated')
  return team
}

async function userOf(app: Doors, header: string): Promise<CurrentUser> {
  const token = tokenOf(header)
  const { userId, signedInAt } = await app.identity.check(token, app.clock.now())
  const user = is(Uuid, userId) ? await loadUser(app.db, userId) : null
  if (!user) throw new AppError('unauthenticated')
  // Check this before the age of the session, which was also ended when the account was switched off, so that
  // the user learns the actual reason.
  if (!user.isActive) throw new AppError('account_inactive')
  if (signedInAt < user.sessionsValidFrom) throw new AppError('unauthenticated')
  return user
}
