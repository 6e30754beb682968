import { createDates, formatExact } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { partyName } from '../../platform/person-name.ts'
import type { ChargeRow } from '../charges/repository.ts'
import { bookingLink } from '../payments/booking-link.ts'
import { findLetter, type Letter } from '../payments/letter-repository.ts'
import { arrearsMailTexts } from './mail-texts.ts'

const dayParts = { day: 'numeric', month: 'long' } as const

type Side = 'client' | 'owner'
type MailAbout = 'granted' | 'waived' | 'ownerWaived' | 'ended' | 'ownerEnded'

interface Writing {
  readonly about: MailAbout
  readonly side: Side
  readonly values: (day: (date: string) => string) => Record<string, string | number>
  /** The names of rows, each with the value of the same name or another one. */
  readonly rows: readonly (readonly ['month' | 'amount' | 'until' | 'from' | 'owed' | 'reason', string])[]
  readonly action: 'pay' | 'see'
}

function send(app: AppContext, tx: Transaction, letter: Letter, mail: Writing): Promise<void> {
  const { about, side, rows, action } = mail
  const { reservation, tenant, owner, placeName: place } = letter
  const reader = side === 'owner' ? owner : tenant
  const text = arrearsMailTexts(reader.language)
  const dates = createDates(reader.language)
  const own = mail.values((date) => dates.day(date, dayParts))
  const values = {
    name: reader.firstName,
    tenant: partyName(tenant),
    place,
    count: reservation.quantity,
    ...own,
  }
  return enqueueMail(tx, {
    to: reader.email,
    locale: reader.language,
    content: {
      subject: text(`${about}Subject`, values),
      preview: text(`${about}Preview`, values),
      title: text(`${about}Title`),
      lead: text(`${about}Lead`, values),
      rows: rows.map(([label, value]) => [text(label), String(own[value] ?? value)] as const),
      action: { label: text(action, values), url: bookingLink(app, reader, side, reservation.id) },
    },
  })
}

const monthValues = (charge: ChargeRow, language: Letter['tenant']['language']) => ({
  number: charge.number,
  total: formatExact(charge, language),
})

/** Tells a tenant that a month has more days, and why. */
export async function enqueueDaysGranted(
  app: AppContext,
  tx: Transaction,
  charge: ChargeRow,
  reason: string,
): Promise<void> {
  const letter = await findLetter(tx, charge.reservationId)
  await send(app, tx, letter, {
    about: 'granted',
    side: 'client',
    values: (day) => ({
      ...monthValues(charge, letter.tenant.language),
      day: day(charge.dueOn),
      until: day(charge.grantedTo!),
      reason,
    }),
    rows: [
      ['month', 'day'],
      ['amount', 'total'],
      ['until', 'until'],
      ['reason', 'reason'],
    ],
    action: 'pay',
  })
}

/** Tells tenant and owner that a month was waived, and why. */
export async function enqueueMonthWaived(
  app: AppContext,
  tx: Transaction,
  charge: ChargeRow,
  reason: string,
): Promise<void> {
  const letter = await findLetter(tx, charge.reservationId)
  for (const [side, about] of [
    ['client', 'waived'],
    ['owner', 'ownerWaived'],
  ] as const)
    await send(app, tx, letter, {
      about,
      side,
      values: (day) => ({
        ...monthValues(charge, side === 'owner' ? letter.owner.language : letter.tenant.language),
        day: day(charge.dueOn),
        reason,
      }),
      rows: [
        ['month', 'day'],
        ['amount', 'total'],
        ['reason', 'reason'],
      ],
      action: 'see',
    })
}

interface StayEnded {
  readonly freeFrom: string
  readonly reason: string
  /** What stays owed, in minor units. */
  readonly owed: number
}

/** Tells tenant and owner from which day the office ends a stay, and why. */
export async function enqueueStayEnded(
  app: AppContext,
  tx: Transaction,
  reservationId: string,
  { freeFrom, reason, owed: amount }: StayEnded,
): Promise<void> {
  const letter = await findLetter(tx, reservationId)
  const { currency } = letter.reservation
  for (const [side, about] of [
    ['client', 'ended'],
    ['owner', 'ownerEnded'],
  ] as const) {
    const { language } = side === 'owner' ? letter.owner : letter.tenant
    await send(app, tx, letter, {
      about,
      side,
      values: (day) => ({ from: day(freeFrom), owed: formatExact({ amount, currency }, language), reason }),
      rows: [
        ['from', 'from'],
        ['owed', 'owed'],
        ['reason', 'reason'],
      ],
      action: 'see',
    })
  }
}
