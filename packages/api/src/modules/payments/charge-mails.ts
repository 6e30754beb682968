import {
  chargeFailureOf,
  createDates,
  formatExact,
  lastDayToPay,
  nextTryOn,
  type ChargeFailure,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { partyName } from '../../platform/person-name.ts'
import type { ChargeRow } from '../charges/repository.ts'
import { findLivingConsent } from '../saved-cards/consent-repository.ts'
import { bookingLink } from './booking-link.ts'
import { chargeMailTexts } from './charge-mail-texts.ts'
import { findLetter, type Letter } from './letter-repository.ts'

const dayParts = { day: 'numeric', month: 'long' } as const

type TenantNews = 'announced' | 'announcedCard' | 'due' | 'failed' | 'overdue' | 'paid' | 'charged'
type OwnerNews = 'owner' | 'ownerPaid'

interface Writing {
  readonly letter: Letter
  readonly charge: ChargeRow
  readonly receiptUrl?: string | null
  /** The end of the number of the card that is charged. */
  readonly last4?: string | null | undefined
  readonly failure?: { readonly reason: ChargeFailure; readonly nextOn: string | undefined }
}

function write(
  app: AppContext,
  news: TenantNews | OwnerNews,
  { letter, charge, receiptUrl, last4, failure }: Writing,
): MailContent {
  const { reservation, tenant, owner, placeName: place } = letter
  const view = news === 'owner' || news === 'ownerPaid' ? 'owner' : 'client'
  const reader = view === 'owner' ? owner : tenant
  const text = chargeMailTexts(reader.language)
  const day = (date: string) => createDates(reader.language).day(date, dayParts)
  const reason = failure ? text(failure.reason) : ''
  const next = failure?.nextOn ? text('nextTry', { day: day(failure.nextOn) }) : text('noNextTry')
  const values = {
    name: reader.firstName,
    tenant: partyName(tenant),
    place,
    number: charge.number,
    count: reservation.quantity,
    day: day(charge.dueOn),
    last: day(lastDayToPay(charge.dueOn)),
    total: formatExact(charge, reader.language),
    last4: last4 ?? '',
    reason,
    next,
  }
  const pays = news === 'announced' || news === 'due' || news === 'failed' || news === 'overdue'
  return {
    subject: text(`${news}Subject`, values),
    preview: news === 'ownerPaid' ? values.total : text(`${news}Preview`, values),
    title: text(`${news}Title`),
    lead: text(`${news}Lead`, values),
    rows: [
      [text('month'), values.day],
      [text('amount'), values.total],
    ],
    action: {
      label: pays ? text('pay', values) : text('see'),
      url: bookingLink(app, reader, view, reservation.id),
    },
    ...(receiptUrl && { more: { label: text('receipt'), url: receiptUrl } }),
  }
}

const send = (app: AppContext, tx: Transaction, news: TenantNews | OwnerNews, writing: Writing) => {
  const { tenant, owner } = writing.letter
  const reader = news === 'owner' || news === 'ownerPaid' ? owner : tenant
  return enqueueMail(tx, { to: reader.email, locale: reader.language, content: write(app, news, writing) })
}

/**
 * Tells a tenant that the day of a month is near, or has come. Where a card is charged, it is announced; on its day the
 * outcome is told instead.
 */
export async function enqueueChargeNews(
  app: AppContext,
  tx: Transaction,
  news: 'announced' | 'due',
  charge: ChargeRow,
): Promise<void> {
  const card = await findLivingConsent(tx, charge.reservationId)
  if (card && news === 'due') return
  const letter = await findLetter(tx, charge.reservationId)
  await send(app, tx, card ? 'announcedCard' : news, { letter, charge, last4: card?.last4 })
}

/** Tells a tenant that a charge to their card failed, why, when it is tried again, and how to pay it by hand. */
export async function enqueueChargeFailed(
  app: AppContext,
  tx: Transaction,
  charge: ChargeRow,
  { code, day }: { readonly code: string; readonly day: number },
): Promise<void> {
  const letter = await findLetter(tx, charge.reservationId)
  const card = await findLivingConsent(tx, charge.reservationId)
  const nextOn = card && nextTryOn(charge.dueOn, day)
  await send(app, tx, 'failed', { letter, charge, failure: { reason: chargeFailureOf(code), nextOn } })
}

/** Tells tenant and owner that a month was not paid in time. */
export async function enqueueChargeOverdue(
  app: AppContext,
  tx: Transaction,
  charge: ChargeRow,
): Promise<void> {
  const writing = { letter: await findLetter(tx, charge.reservationId), charge }
  await send(app, tx, 'overdue', writing)
  await send(app, tx, 'owner', writing)
}

interface PaidCharge {
  readonly charge: ChargeRow
  readonly receiptUrl: string | null
  /** Whether its owner was told that it was overdue. */
  readonly wasOverdue: boolean
  /** Whether it was charged to the saved card. */
  readonly byItself: boolean
}

/** Tells a tenant that a month was received, and the owner if it was overdue. */
export async function enqueueChargePaid(
  app: AppContext,
  tx: Transaction,
  { charge, receiptUrl, wasOverdue, byItself }: PaidCharge,
): Promise<void> {
  const letter = await findLetter(tx, charge.reservationId)
  await send(app, tx, byItself ? 'charged' : 'paid', { letter, charge, receiptUrl })
  if (wasOverdue) await send(app, tx, 'ownerPaid', { letter, charge })
}
