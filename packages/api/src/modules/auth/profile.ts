import { isAdult, type User, type UserExtra, type UserUpdate } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { toUser } from '../users/to-user.ts'
import { findById, hasLiveReservations, updateUser } from './repository.ts'

const assertMayChange = (user: CurrentUser, id: string): void => {
  if (user.id !== id && !user.isAdmin) throw new AppError('forbidden')
}

/** An empty text means that the field was emptied; an absent one leaves it alone. */
const emptied = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text || null

/**
 * Changes profile data: one's own, or anybody's for an admin. The e-mail names the account, so nobody's bearer
 * changes it, an admin's neither (RULES.md §2).
 */
export async function updateProfile(
  app: AppContext,
  user: CurrentUser,
  id: string,
  changes: UserUpdate,
): Promise<User> {
  assertMayChange(user, id)
  const today = app.clock.now().toISOString().slice(0, 10)
  if (changes.birthDate && !isAdult(changes.birthDate, today))
    throw new AppError('validation', { fields: [{ path: 'birthDate', code: 'validation.adult' }] })
  if (changes.email && changes.email.toLowerCase() !== found(await findById(app.db, id)).email)
    throw new AppError('validation', { fields: [{ path: 'email', code: 'validation.email_link' }] })
  const row = await updateUser(app.db, id, {
    firstName: changes.firstName?.trim(),
    lastName: changes.lastName?.trim(),
    phone: emptied(changes.phone),
    whatsapp: emptied(changes.whatsapp),
    country: changes.country,
    birthDate: changes.birthDate,
  })
  return toUser(found(row))
}

/** Adds company and identity data to the own profile. */
export async function addExtra(app: AppContext, user: CurrentUser, extra: UserExtra): Promise<User> {
  const row = await updateUser(app.db, user.id, {
    companyName: emptied(extra.companyName),
    identityCard: emptied(extra.identityCard),
    representativeName: emptied(extra.representativeName),
    rut: emptied(extra.rut),
  })
  return toUser(found(row))
}

/**
 * Switches an account on or off: one's own off, or any for an admin. Whoever has something booked, or booked
 * at their place, stays reachable until that is over.
 */
export async function setActive(
  app: AppContext,
  user: CurrentUser,
  id: string,
  active: boolean,
  request: RequestFacts,
): Promise<User> {
  assertMayChange(user, id)
  if (!active && !user.isAdmin && (await hasLiveReservations(app.db, id)))
    throw new AppError('live_reservations')
  // Switching on again moves it too, by the database (RULES.md §2).
  const ended = active ? {} : { sessionsValidFrom: app.clock.now() }
  return app.db.transaction(async (tx) => {
    const row = found(await updateUser(tx, id, { isActive: active, ...ended }))
    const kind = active ? 'account_enabled' : 'account_disabled'
    const origin = originOf(app, request)
    await recordSecurityEvent(tx, { kind, userId: id, actorId: user.id, origin })
    return toUser(row)
  })
}
