import {
  createDates,
  formatExact,
  hoursOfSlots,
  lastDayOf,
  movingCosts,
  writeMovingCost,
  type Locale,
} from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { cityOf } from '../../platform/city-of.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import type { Mail, MailContent } from '../../platform/mail/mail.ts'
import { partyName } from '../../platform/person-name.ts'
import { signedFileName } from '../contracts/file-name.ts'
import { bookingLink } from './booking-link.ts'
import { findLetter, type Letter } from './letter-repository.ts'
import { paymentMailTexts } from './mail-texts.ts'
import { endedAppointment, stayAppointment } from './stay-appointment.ts'
import { stayParts } from './stay-parts.ts'

const totalOf = ({ total: amount, currency }: ReservationRow, locale: Locale): string =>
  formatExact({ amount, currency }, locale)

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Returns what was paid at booking of a stay that is paid month by month. */
const firstMonth = ({ unitPrice: amount, currency }: ReservationRow, locale: Locale): string =>
  formatExact({ amount, currency }, locale)

/** Returns the dates or hours of a stay in words. */
export const stayInWords = ({ reservation, timeZone }: Letter, locale: Locale): string => {
  const text = paymentMailTexts(locale)
  const day = (date: string) => createDates(locale).day(date, dayParts)
  const { startDate, startSlot, endSlot } = reservation
  if (startSlot === null) return text('months', { from: day(startDate), to: day(lastDayOf(reservation)) })
  return text('hours', { day: day(startDate), ...hoursOfSlots(startSlot, endSlot!), city: cityOf(timeZone) })
}

/** Returns the signed contract as an attachment. */
export const attachmentOf = ({ contract, reservation }: Letter, locale: Locale): Mail['attachments'] =>
  contract?.pdfKey
    ? [
        {
          key: contract.pdfKey,
          fileName: signedFileName(contract.kind, reservation, locale),
          contentType: 'application/pdf',
        },
      ]
    : []

/** Returns what moving in costs as rows of a mail: the same lines as on the screen (RULES.md §4.38). */
const costRows = (app: AppContext, { reservation, isMonthly, costs, timeZone }: Letter, locale: Locale) => {
  const facts = {
    ...reservation,
    // They say what is agreed of the deposit, of which the reservation has only what is kept.
    ...costs,
    stay: reservation,
    isExtension: reservation.previousReservationId !== null,
    ...(isMonthly && { monthsPaid: 1 }),
    now: app.clock.now().getTime(),
  }
  const reader = { locale, country: costs.country, timeZone, isPaid: true }
  return movingCosts(facts).map((line) => {
    const { when, amount, what } = writeMovingCost(line, reader)
    return [when, amount === null ? what : `${amount}. ${what}`] as const
  })
}

/** Returns the place's picture for a mail, which is at most 600 pixels wide on screens of twice the density. */
const pictureFor = ({ config }: AppContext, { picture, placeName }: Letter): MailContent['picture'] => {
  const { image, imageVariants } = pictureWithVariants(picture)
  const path = imageVariants.find(({ width }) => width >= 800)?.url ?? image
  return path ? { url: new URL(path, config.PUBLIC_URL).href, alt: placeName } : undefined
}

/** Returns what the owner reads of the price: the total, and how it is paid. */
const totalRows = ({ reservation, isMonthly }: Letter, locale: Locale) => {
  const text = paymentMailTexts(locale)
  const rows = [[text('total'), totalOf(reservation, locale)] as const]
  return isMonthly ? [...rows, [text('paidMonthly'), firstMonth(reservation, locale)] as const] : rows
}

function confirmation(app: AppContext, letter: Letter, kind: 'confirmed' | 'booked'): MailContent {
  const { reservation, placeName: place, tenant, receiptUrl } = letter
  const forTenant = kind === 'confirmed'
  const reader = forTenant ? tenant : letter.owner
  const text = paymentMailTexts(reader.language)
  const total = letter.isMonthly
    ? firstMonth(reservation, reader.language)
    : totalOf(reservation, reader.language)
  const who = partyName(tenant)
  const picture = pictureFor(app, letter)
  const url = bookingLink(app, reader, forTenant ? 'client' : 'owner', reservation.id)
  return {
    subject: text(`${kind}Subject`, { place }),
    preview: text(`${kind}Preview`, { total }),
    title: text(`${kind}Title`),
    lead: text(`${kind}Lead`, { name: reader.firstName, place }),
    ...(picture && { picture }),
    tape: stayParts(letter, reader.language),
    rows: [
      ...(forTenant ? [] : [[text('who'), who] as const]),
      [text('address'), reservation.address],
      [text('period'), stayInWords(letter, reader.language)],
      ...(forTenant
        ? [
            [
              text('receives'),
              [partyName(letter.owner), letter.phone && shownPhone(letter.phone, letter.costs.country)]
                .filter(Boolean)
                .join(', '),
            ] as const,
          ]
        : []),
      ...(forTenant ? costRows(app, letter, reader.language) : totalRows(letter, reader.language)),
    ],
    action: { label: text(`${kind}Action`), url },
    ...(forTenant && { filesTitle: text('files') }),
    ...(forTenant && {
      note: text('confirmedNote'),
      ...(receiptUrl && { more: { label: text('receipt'), url: receiptUrl } }),
    }),
  }
}

/** Notifies tenant and owner of a confirmed booking, in the transaction that confirms it. */
export async function enqueueConfirmation(
  app: AppContext,
  tx: Transaction,
  reservationId: string,
): Promise<void> {
  const letter = await findLetter(tx, reservationId)
  const { tenant, owner } = letter
  await enqueueMail(tx, {
    to: tenant.email,
    locale: tenant.language,
    content: confirmation(app, letter, 'confirmed'),
    attachments: attachmentOf(letter, tenant.language),
    appointment: stayAppointment(letter, tenant, 'REQUEST', app.clock.now()),
  })
  await enqueueMail(tx, {
    to: owner.email,
    locale: owner.language,
    content: confirmation(app, letter, 'booked'),
    appointment: stayAppointment(letter, owner, 'REQUEST', app.clock.now()),
  })
}

/** Notifies the owner that a booking ends because its payment is refunded, in the transaction that ends it. */
export async function enqueueEnded(
  app: AppContext,
  tx: Transaction,
  reservationId: string,
  why?: string,
): Promise<void> {
  const letter = await findLetter(tx, reservationId)
  const { owner, placeName: place } = letter
  const text = paymentMailTexts(owner.language)
  const total = totalOf(letter.reservation, owner.language)
  const content: MailContent = {
    subject: text('endedSubject', { place }),
    preview: text('endedPreview', { total }),
    title: text('endedTitle'),
    lead: text('endedLead', { name: owner.firstName, place }),
    rows: [
      [text('period'), stayInWords(letter, owner.language)],
      [text('total'), total],
      ...(why === undefined ? [] : [[text('why'), why] as const]),
    ],
    action: { label: text('bookedAction'), url: bookingLink(app, owner, 'owner', reservationId) },
  }
  const appointment = endedAppointment(letter, owner, app.clock.now())
  await enqueueMail(tx, { to: owner.email, locale: owner.language, content, appointment })
}

/**
 * Notifies the tenant that a delayed payment was refused, and until when they can pay in another way, if
 * there is time left.
 */
export async function enqueueRefusedPayment(
  app: AppContext,
  tx: Transaction,
  { id, holdExpiresAt, total: amount, currency }: ReservationRow,
): Promise<void> {
  const { tenant, placeName: place, timeZone } = await findLetter(tx, id)
  const text = paymentMailTexts(tenant.language)
  const until =
    holdExpiresAt && holdExpiresAt > app.clock.now()
      ? createDates(tenant.language).time(holdExpiresAt.getTime(), timeZone)
      : null
  const content: MailContent = {
    subject: text('refusedSubject', { place }),
    preview: text('refusedPreview', { total: formatExact({ amount, currency }, tenant.language) }),
    title: text('refusedTitle'),
    lead:
      until === null
        ? text('refusedLateLead', { name: tenant.firstName, place })
        : text('refusedLead', { name: tenant.firstName, place, until }),
    action: {
      label: text(until === null ? 'refundedAction' : 'refusedAction'),
      url: bookingLink(app, tenant, 'client', id),
    },
  }
  await enqueueMail(tx, { to: tenant.email, locale: tenant.language, content })
}
