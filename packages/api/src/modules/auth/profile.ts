import {
  isAdult,
  storedIdentity,
  storedTaxNumber,
  type User,
  type UserExtra,
  type UserUpdate,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { assertOtherAdmin } from '../users/assert-other-admin.ts'
import { toUser } from '../users/to-user.ts'
import { findById, hasLiveReservations, updateUser } from './repository.ts'

const assertMayChange = (user: CurrentUser, id: string): void => {
  if (user.id !== id && !user.isAdmin) throw new AppError('forbidden')
}

/**
 * Turns an empty text into null, which clears the field. An absent text stays undefined and leaves the field
 * unchanged.
 */
const emptied = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text || null

/**
 * Changes profile data: the user's own, or anybody's for an admin. The e-mail address identifies the account,
 * so not even an admin can change it here (RULES.md §2).
 */
export async function updateProfile(
  app: AppContext,
  user: CurrentUser,
  id: string,
  changes: UserUpdate,
): Promise<User> {
  assertMayChange(user, id)
  if (changes.birthDate && !isAdult(changes.birthDate, app.clock.now().toISOString()))
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
    language: changes.language,
  } satisfies Record<Exclude<keyof UserUpdate, 'email'>, unknown>)
  return toUser(found(row))
}

/**
 * Adds company and identity data to the user's own profile. Numbers of documents are stored in their usual form
 * (RULES.md §2).
 */
export async function addExtra(app: AppContext, user: CurrentUser, extra: UserExtra): Promise<User> {
  const row = await updateUser(app.db, user.id, {
    companyName: emptied(extra.companyName),
    identityCard: emptied(extra.identityCard && storedIdentity(extra.identityCard, user.country)),
    representativeName: emptied(extra.representativeName),
    rut: emptied(extra.rut && storedTaxNumber(extra.rut, user.country)),
  } satisfies Record<keyof UserExtra, unknown>)
  return toUser(found(row))
}

/**
 * Switches an account on or off: the user's own, or any for an admin. A user with live reservations, as
 * tenant or as owner, can't switch it off, because the other side must be able to reach them.
 * @throws AppError `forbidden`, `live_reservations`, `last_admin`
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
  // When an account is switched on, the database sets `sessionsValidFrom` itself (RULES.md §2).
  // Stryker disable next-line ObjectLiteral: the database sets it then too, by its own clock
  const ended = active ? {} : { sessionsValidFrom: app.clock.now() }
  return app.db.transaction(async (tx) => {
    const before = found(await findById(tx, id))
    if (!active) await assertOtherAdmin(tx, before)
    const row = found(await updateUser(tx, id, { isActive: active, ...ended }))
    const kind = active ? 'account_enabled' : 'account_disabled'
    const origin = originOf(app, request)
    await recordSecurityEvent(tx, { kind, userId: id, actorId: user.id, origin })
    return toUser(row)
  })
}
