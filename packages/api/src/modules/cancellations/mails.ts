import { formatExact, type PlanEnd } from '@metrolibre/contract'
import { cityOf } from '../../platform/city-of.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { momentInWords } from '../../platform/mail/moment-in-words.ts'
import { partyName } from '../../platform/person-name.ts'
import { bookingLink } from '../payments/booking-link.ts'
import { findLetter, type Letter, type MailRecipient } from '../payments/letter-repository.ts'
import { stayInWords } from '../payments/mails.ts'
import { stayAppointment } from '../payments/stay-appointment.ts'
import { cancellationMailTexts } from './mail-texts.ts'
import type { CancellationRow } from './repository.ts'

type Text = ReturnType<typeof cancellationMailTexts>
type Kind = 'askedOwner' | 'askedTenant' | 'withdrawnOwner' | 'cancelledOwner' | 'cancelledTenant'

const ended: ReadonlySet<Kind> = new Set(['cancelledOwner', 'cancelledTenant'])

interface Writing {
  readonly kind: Kind
  readonly row: CancellationRow
  readonly letter: Letter
  /** What comes back, and of a booking that is paid month by month what is not charged and what stays owed, in minor units. */
  readonly refund: number
  readonly dropped?: number
  readonly owed?: number
  readonly lead?: Parameters<Text>[0]
}

const untilOf = (
  { answerUntil }: CancellationRow,
  { timeZone }: Letter,
  { language }: MailRecipient,
): string => {
  const moment = momentInWords(answerUntil, { timeZone, locale: language, without: 'year' })
  return cancellationMailTexts(language)('until', { moment, city: cityOf(timeZone) })
}

async function write(app: AppContext, tx: Transaction, writing: Writing): Promise<void> {
  const { kind, row, letter, lead = `${kind}Lead` as const } = writing
  const { reservation, tenant, owner, placeName: place } = letter
  const view = kind.endsWith('Owner') ? 'owner' : 'client'
  const reader = view === 'owner' ? owner : tenant
  const text = cancellationMailTexts(reader.language)
  const who = partyName(tenant)
  const money = (amount: number) => formatExact({ amount, currency: reservation.currency }, reader.language)
  const refund = money(writing.refund)
  const rest = (['dropped', 'owed'] as const).flatMap((part) =>
    writing[part] ? [[text(part), money(writing[part])] as const] : [],
  )
  const values = { name: reader.firstName, place, who, refund, until: untilOf(row, letter, reader) }
  const asked = kind === 'askedOwner'
  await enqueueMail(tx, {
    to: reader.email,
    locale: reader.language,
    content: {
      subject: text(`${kind}Subject`, values),
      preview: text(`${kind}Preview`, values),
      title: text(`${kind}Title`),
      lead: text(lead, values),
      ...(asked && row.message !== null && { message: row.message }),
      rows: [
        [text('period'), stayInWords(letter, reader.language)],
        ...(kind === 'withdrawnOwner' ? [] : [[text('refund'), refund] as const, ...rest]),
        ...(asked ? [[text('reason'), text(row.reason)] as const] : []),
      ],
      action: {
        label: text(asked ? 'seeRequest' : 'seeBooking'),
        url: bookingLink(app, reader, view, row.reservationId),
      },
    },
    ...(ended.has(kind) && { appointment: stayAppointment(letter, reader, 'CANCEL', app.clock.now()) }),
  })
}

/** Notifies both sides that a tenant asks to cancel, and until when the owner can answer. */
export async function enqueueAsked(app: AppContext, tx: Transaction, row: CancellationRow): Promise<void> {
  const letter = await findLetter(tx, row.reservationId)
  const { refund } = row
  await write(app, tx, { kind: 'askedOwner', row, letter, refund })
  await write(app, tx, { kind: 'askedTenant', row, letter, refund })
}

/** Notifies the owner that the tenant keeps the booking. */
export async function enqueueWithdrawn(
  app: AppContext,
  tx: Transaction,
  row: CancellationRow,
): Promise<void> {
  const letter = await findLetter(tx, row.reservationId)
  await write(app, tx, { kind: 'withdrawnOwner', row, letter, refund: row.refund })
}

/** Notifies both sides that a booking was cancelled and what is refunded. */
export async function enqueueCancelled(
  app: AppContext,
  tx: Transaction,
  row: CancellationRow,
  {
    amount,
    byTransfer,
    dropped,
    owed,
  }: Pick<PlanEnd, 'dropped' | 'owed'> & { amount: number; byTransfer: boolean },
): Promise<void> {
  const letter = await findLetter(tx, row.reservationId)
  const freed = amount === 0
  const lead = freed
    ? 'cancelledTenantNothingLead'
    : byTransfer
      ? 'cancelledTenantTransferLead'
      : 'cancelledTenantLead'
  const common = { row, letter, refund: amount, dropped, owed }
  await write(app, tx, {
    ...common,
    kind: 'cancelledOwner',
    lead: freed ? 'freedOwnerLead' : 'cancelledOwnerLead',
  })
  await write(app, tx, { ...common, kind: 'cancelledTenant', lead })
}
