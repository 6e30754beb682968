import {
  dateAt,
  payoutRunName,
  timeZoneOf,
  type Body,
  type endpoints,
  type MessageKey,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { findProperty } from '../reservation-core/place-repository.ts'
import { assertBalance } from './assert-balance.ts'
import { enqueueTransfer } from './mails.ts'
import type { Transfer } from './owner-ledger.ts'
import { insertCommission } from './repository.ts'
import { readLedger } from './read-ledger.ts'
import { toTransfer } from './to-transfer.ts'
import { findOpenRun, findTransfer, insertOwnerTransfer } from './transfer-repository.ts'

/** A transfer as it was made at the bank. */
interface Made extends Correction {
  readonly propertyId: string
  readonly amount: number
  /** The balance that the form shows. */
  readonly ifBalance?: number | undefined
}
type Correction = Body<typeof endpoints.adminLedger.correct>

interface Agreed {
  readonly propertyId: string
  readonly from: string
  readonly percent: number
}

/** Refuses what a unique index refuses, in words. */
export const onceOnly =
  (text: MessageKey) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new AppError('conflict', { text, cause: error }) : error
  }

/** Refuses a day that has not come yet at the property. */
export function requirePast(app: AppContext, country: 'Chile' | 'Perú', date: string): void {
  if (date > dateAt(app.clock.now().getTime(), timeZoneOf(country)))
    throw new AppError('validation', { fields: [{ path: 'date', code: 'validation.date' }] })
}

const show = async (app: AppContext, id: string): Promise<Transfer> =>
  toTransfer(found(await findTransfer(app.db, id)))

/** Refuses a month that is over and from which on the sums of the property were told to its owner. */
async function requireUntold(app: AppContext, property: PropertyRow, from: string): Promise<void> {
  const now = dateAt(app.clock.now().getTime(), timeZoneOf(property.country)).slice(0, 7)
  if (from >= now) return
  const { rows } = await readLedger(app, property.ownerId, { from, propertyId: property.id })
  if (rows.some(({ month }) => month < now))
    throw new AppError('validation', { fields: [{ path: 'from', code: 'validation.month_told' }] })
}

type Values = Parameters<typeof insertOwnerTransfer>[1]

/** Inserts a transfer or counter-entry, and records who did it. */
export async function insertRecorded(
  tx: Transaction,
  actorId: string,
  action: 'transfer.record' | 'transfer.correct',
  values: Values,
): Promise<string> {
  const id = await insertOwnerTransfer(tx, values)
  const { propertyId, amount, currency, paidOn, reference, correctsId } = values
  const after = { propertyId, amount, currency, paidOn, reference, ...(correctsId && { correctsId }) }
  await recordChange(tx, { actorId, action, entity: 'transfer', entityId: id, before: null, after })
  return id
}

/** Refuses a transfer of what is in an open payout run: it would be paid twice. */
async function requireInNoRun(tx: Transaction, propertyId: string): Promise<void> {
  const run = await findOpenRun(tx, propertyId)
  if (run !== undefined)
    throw new AppError('conflict', { text: 'conflict.in_run', values: { run: payoutRunName(run) } })
}

/**
 * Records a transfer that was made at the bank.
 * @throws AppError not_found, conflict when this reference was recorded for the property before or what is owed is in an open
 * payout run, changed_meanwhile when what is owed is not `ifBalance` by now
 */
export async function recordOwnerTransfer(
  app: AppContext,
  adminId: string,
  { propertyId, amount, date, reference, ifBalance }: Made,
): Promise<Transfer> {
  const place = found(await findProperty(app.db, propertyId))
  const { property } = place
  requirePast(app, property.country, date)
  const values = {
    propertyId: property.id,
    amount,
    currency: property.currency,
    paidOn: date,
    reference: reference.trim(),
    recordedBy: adminId,
    createdAt: app.clock.now(),
  }
  const id = await app.db
    .transaction(async (tx) => {
      await assertBalance(tx, property, { ifBalance, now: app.clock.now() })
      await requireInNoRun(tx, property.id)
      await enqueueTransfer(app, tx, place, { kind: 'sent', ...values })
      return insertRecorded(tx, adminId, 'transfer.record', values)
    })
    .catch(onceOnly('conflict.transfer'))
  return show(app, id)
}

/**
 * Takes back a recorded transfer by a counter-entry of the same amount.
 * @throws AppError not_found, conflict for a counter-entry and when it was corrected before
 */
export async function correctOwnerTransfer(
  app: AppContext,
  adminId: string,
  transferId: string,
  { date, reference }: Correction,
): Promise<Transfer> {
  const { transfer } = found(await findTransfer(app.db, transferId))
  if (transfer.correctsId !== null) throw new AppError('conflict', { text: 'conflict.corrected' })
  const place = found(await findProperty(app.db, transfer.propertyId))
  requirePast(app, place.property.country, date)
  const values = {
    propertyId: transfer.propertyId,
    amount: -transfer.amount,
    currency: transfer.currency,
    paidOn: date,
    reference: reference.trim(),
    correctsId: transfer.id,
    recordedBy: adminId,
    createdAt: app.clock.now(),
  }
  const id = await app.db
    .transaction(async (tx) => {
      await enqueueTransfer(app, tx, place, { kind: 'corrected', ...transfer })
      return insertRecorded(tx, adminId, 'transfer.correct', values)
    })
    .catch(onceOnly('conflict.corrected'))
  return show(app, id)
}

/**
 * Records the commission of a mandate from a month on. Earlier months keep theirs.
 * @throws AppError not_found, conflict when the month has one already, validation for a month that is over and has sums
 * that the owner was told
 */
export async function agreeCommission(
  app: AppContext,
  adminId: string,
  { propertyId, from, percent }: Agreed,
): Promise<void> {
  const { property } = found(await findProperty(app.db, propertyId))
  await requireUntold(app, property, from)
  await app.db
    .transaction(async (tx) => {
      await insertCommission(tx, {
        propertyId: property.id,
        fromMonth: from,
        percent,
        recordedBy: adminId,
        createdAt: app.clock.now(),
      })
      await recordChange(tx, {
        actorId: adminId,
        action: 'commission.set',
        entity: 'commission',
        entityId: property.id,
        before: null,
        after: { from, percent },
      })
    })
    .catch(onceOnly('conflict.commission'))
}
