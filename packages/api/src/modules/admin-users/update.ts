import {
  isAdult,
  storedIdentity,
  storedTaxNumber,
  type AdminUserUpdate,
  type Country,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { phoneColumn, whatsappColumn } from '../../platform/phone.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockUser, updateUser } from '../auth/repository.ts'
import type { ChangedBy } from './flags.ts'

const emptied = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text.trim() || null

const columnsOf = (changes: AdminUserUpdate, country: Country) => ({
  firstName: changes.firstName?.trim(),
  lastName: changes.lastName?.trim(),
  phone: phoneColumn(changes.phone, country),
  whatsapp: whatsappColumn(changes.whatsapp, country),
  country: changes.country,
  birthDate: changes.birthDate,
  language: changes.language,
  companyName: emptied(changes.companyName),
  identityCard: emptied(changes.identityCard && storedIdentity(changes.identityCard, country)),
  representativeName: emptied(changes.representativeName),
  rut: emptied(changes.rut && storedTaxNumber(changes.rut, country)),
})

/**
 * Changes the data of a user for an admin, and records which fields.
 * @throws AppError not_found, validation, changed_meanwhile
 */
export const updateForAdmin = (
  app: AppContext,
  id: string,
  { ifUpdatedAt, ...changes }: AdminUserUpdate,
  { actorId, requestId }: ChangedBy,
): Promise<void> =>
  app.db.transaction(async (tx) => {
    const before = found(await lockUser(tx, id))
    assertUnchanged(before, ifUpdatedAt)
    if (changes.birthDate && !isAdult(changes.birthDate, app.clock.now().toISOString()))
      throw new AppError('validation', { fields: [{ path: 'birthDate', code: 'validation.adult' }] })
    const after = found(await updateUser(tx, id, columnsOf(changes, changes.country ?? before.country)))
    await recordChange(tx, {
      actorId,
      requestId,
      entity: 'user',
      action: 'user.update',
      entityId: id,
      before,
      after,
    })
  })
