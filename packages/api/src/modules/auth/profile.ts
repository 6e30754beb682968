import {
  isAdult,
  storedIdentity,
  storedTaxNumber,
  type User,
  type UserExtra,
  type UserUpdate,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { phoneColumn, whatsappColumn } from '../../platform/phone.ts'
import { recordChange } from '../audit/record-change.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { assertOtherAdmin } from '../users/assert-other-admin.ts'
import { toUser } from '../users/to-user.ts'
import { hasLiveReservations, lockForSwitch, lockUser, updateUser } from './repository.ts'

const assertMayChange = (user: CurrentUser, id: string): void => {
  if (user.id !== id && !user.isAdmin) throw new AppError('forbidden')
}

const of = (admin: CurrentUser, id: string) => ({ actorId: admin.id, entity: 'user', entityId: id }) as const

/**
 * Turns an empty text into null, which clears the field. An absent text stays undefined and leaves the field
 * unchanged.
 */
const emptied = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text || null

/**
 * Changes profile data: the user's own, or anybody's for an admin, which is recorded. The e-mail address identifies the
 * account, so not even an admin can change it here (RULES.md §2.31, §13.23).
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
  return app.db.transaction(async (tx) => {
    const before = found(await lockUser(tx, id))
    const country = changes.country ?? before.country
    if (changes.email && changes.email !== before.email)
      throw new AppError('validation', { fields: [{ path: 'email', code: 'validation.email_link' }] })
    const after = found(
      await updateUser(tx, id, {
        firstName: changes.firstName?.trim(),
        lastName: changes.lastName?.trim(),
        phone: phoneColumn(changes.phone, country),
        whatsapp: whatsappColumn(changes.whatsapp, country),
        country: changes.country,
        birthDate: changes.birthDate,
        language: changes.language,
      } satisfies Record<Exclude<keyof UserUpdate, 'email'>, unknown>),
    )
    if (user.id !== id) await recordChange(tx, { ...of(user, id), action: 'user.update', before, after })
    return toUser(after)
  })
}

/**
 * Adds company and identity data to the user's own profile. Numbers of documents are stored in their usual form
 * (RULES.md §2.66).
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
 * Switches an account on or off: the user's own, or any for an admin, which is recorded. Nothing happens when it is so already.
 * A user with live reservations, as tenant or as owner, can't switch it off, because the other side must be able to reach them.
 * @throws AppError `forbidden`, `live_reservations`, `last_admin`
 */
export async function setUserActive(
  app: AppContext,
  user: CurrentUser,
  id: string,
  active: boolean,
  request: RequestFacts,
): Promise<User> {
  assertMayChange(user, id)
  const work = async (tx: Transaction): Promise<User> => {
    const before = found(await lockForSwitch(tx, id))
    if (before.isActive === active) return toUser(before)
    if (!active) await assertOtherAdmin(tx, before)
    // When an account is switched on, the database sets `sessionsValidFrom` itself (RULES.md §2.12).
    // Stryker disable next-line ObjectLiteral: the database sets it then too, by its own clock
    const ended = active ? {} : { sessionsValidFrom: app.clock.now() }
    const row = found(await updateUser(tx, id, { isActive: active, ...ended }))
    // Only now, because this change waits for holds of the user's places that are being made, and ends all others.
    if (!active && !user.isAdmin && (await hasLiveReservations(tx, id)))
      throw new AppError('live_reservations')
    const kind = active ? 'account_enabled' : 'account_disabled'
    const origin = originOf(app, request)
    await recordSecurityEvent(tx, { kind, userId: id, actorId: user.id, origin })
    if (user.id !== id)
      await recordChange(tx, {
        ...of(user, id),
        action: 'user.setActive',
        before: { isActive: before.isActive },
        after: { isActive: active },
      })
    return toUser(row)
  }
  return retryDeadlock(() => app.db.transaction(work))
}
