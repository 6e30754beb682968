import {
  bookedStates,
  chargeFailureOf,
  plainChargeState,
  showTimeZone,
  refundBy,
  type AdminReservation,
  type PlanCharge,
  type Locale,
  type OwnerReservation,
  type Reservation,
  type ReservationFile,
} from '@metrolibre/contract'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { shownName } from '../../platform/person-name.ts'
import { knownPhone } from '../../platform/phone.ts'
import { costsAsAgreed, showCosts } from '../properties/stated-costs.ts'
import { toCancellation } from '../cancellations/to-cancellation.ts'
import { copyFileName, signedFileName } from '../contracts/file-name.ts'
import { readsCopy } from '../contracts/read-contract.ts'
import { isChange, swapSumsOf, type DateSwap } from '../payments/swap-dates.ts'
import type { PaidCharge } from '../charges/repository.ts'
import { toDeposit } from '../deposits/to-deposit.ts'
import { toFile, type DocumentReader } from './documents.ts'
import type { ReservationView } from './view-repository.ts'
import { showAgreed } from '../reservation-core/wire.ts'

type LocalReader = DocumentReader & { locale: Locale }

const placeOf = ({ property, reservation }: ReservationView): Reservation['location'] => {
  const addressIsExact = bookedStates.includes(reservation.state)
  return {
    id: property.id,
    name: property.name,
    ...pictureWithVariants(property.image),
    propertyType: property.type,
    zone: {
      id: property.zoneId,
      zone: property.zoneName,
      city: property.city,
      state: property.state,
      country: property.country,
    },
    country: property.country,
    address: addressIsExact ? reservation.address : property.street,
    addressIsExact,
  }
}

const filesOf = (view: ReservationView, reader: LocalReader): Reservation['files'] => {
  const { reservation, contract, documents } = view
  const added = documents.map((row) => toFile(row, reader))
  if (!contract?.pdfKey) return added
  const nameOf = readsCopy(reader, reservation, contract) ? copyFileName : signedFileName
  const signed: ReservationFile = {
    id: contract.id,
    kind: contract.kind === 'addendum' ? 'addendum' : 'contract',
    name: nameOf(contract.kind, reservation, reader.locale),
    url: `/reservation/${reservation.id}/contract`,
    created: contract.signedAt.toISOString(),
    removable: false,
  }
  return [signed, ...added]
}

const paymentOf = ({ checkout, transfer, isDisputed, isLost }: ReservationView): Reservation['payment'] => {
  const disputes = { isDisputed, isLost }
  if (transfer) {
    const { receivedOn, createdAt } = transfer
    return { method: 'transfer', paidAt: createdAt.toISOString(), receivedOn, receiptUrl: null, ...disputes }
  }
  if (!checkout?.paidAt) return null
  const { paidAt, receiptUrl } = checkout
  return { method: 'card', paidAt: paidAt.toISOString(), receiptUrl, ...disputes }
}

const refundByOf = ({ reservation, refundSince }: ReservationView, now: Date): string | null =>
  refundSince && (reservation.state === 'refund_pending' || reservation.state === 'needs_review')
    ? refundBy(refundSince.getTime(), now.getTime(), reservation.timeZone)
    : null

const toDateChange = (row: DateSwap): Reservation['dateChange'] => {
  const { due, back } = swapSumsOf(row)
  return { from: row.replacesId, credit: row.credit, due, back }
}

const toCharge = (
  { charge, payment, receivedOn }: PaidCharge,
  attempts: ReservationView['attempts'],
): PlanCharge => ({
  number: charge.number,
  dueOn: charge.dueOn,
  amount: charge.amount,
  state: plainChargeState(charge.state),
  standing: charge.state,
  grantedTo: charge.grantedTo,
  transferAskedAt: charge.transferAskedAt?.toISOString() ?? null,
  method: payment?.paidAt ? (receivedOn === null ? 'card' : 'transfer') : null,
  receivedOn,
  paidAt: payment?.paidAt?.toISOString() ?? null,
  receiptUrl: payment?.receiptUrl ?? null,
  tries: attempts
    .filter(({ number }) => number === charge.number)
    .map(({ begunAt, day, status, code }) => ({
      at: begunAt.toISOString(),
      day,
      failure: status === 'failed' ? chargeFailureOf(code) : null,
    })),
})

const chargesOf = ({ charges, attempts }: ReservationView): PlanCharge[] =>
  charges.map((charge) => toCharge(charge, attempts))

const cardOf = ({ card }: ReservationView): Reservation['card'] =>
  card
    ? {
        brand: card.brand ?? '',
        last4: card.last4 ?? '',
        expiryMonth: card.expiryMonth ?? 0,
        expiryYear: card.expiryYear ?? 0,
        allowedAt: card.givenAt.toISOString(),
      }
    : null

/** Shows a reservation to its tenant. The whole address is included once it is booked (RULES.md §7.3). */
export const toReservation = (view: ReservationView, now: Date, locale: Locale): Reservation =>
  show(view, now, { id: view.tenant.id, isAdmin: false, locale })

function show(view: ReservationView, now: Date, reader: LocalReader): Reservation {
  const { reservation: row, room, contract } = view
  return {
    id: row.id,
    status: row.state,
    ...showAgreed(row),
    ...showTimeZone({ country: view.property.country, timeZone: row.timeZone }),
    startDate: row.startDate,
    endDate: row.endDate,
    startSlot: row.startSlot,
    endSlot: row.endSlot,
    created: row.createdAt.toISOString(),
    holdExpiresAt: row.holdExpiresAt?.getTime() ?? null,
    serverTime: now.getTime(),
    location: placeOf(view),
    room: room && { id: room.id, name: room.name, ...pictureWithVariants(room.image) },
    costs: costsAsAgreed(showCosts(view.property), row),
    contract: contract && { hash: contract.sha256, signedAt: contract.signedAt.toISOString() },
    payment: paymentOf(view),
    files: filesOf(view, reader),
    monthlyPlan: row.monthlyPlan,
    charges: chargesOf(view),
    card: cardOf(view),
    deposit: toDeposit(row, view.deposit),
    extends: row.previousReservationId,
    cancellation: toCancellation(view.cancellation),
    refundBy: refundByOf(view, now),
    officeReason: view.officeReason,
    stayEnd: view.stayEnd,
    dateChange: isChange(row) ? toDateChange(row) : null,
    changedTo: view.changedTo,
    calendarId: view.calendarId,
  }
}

/**
 * Removes the receipt's URL, because the provider's receipt shows the card and its holder. Only the tenant
 * and admins may see it.
 */
const withoutReceipt = (payment: Reservation['payment']): Reservation['payment'] =>
  payment && { ...payment, receiptUrl: null }

/**
 * Returns how the owner of a paid booking reaches its tenant (RULES.md §7.23). The WhatsApp number is preferred,
 * because it certainly names its country.
 */
const contactOf = ({ reservation, tenant: { email, phone, whatsapp, country, erasedAt } }: ReservationView) =>
  bookedStates.includes(reservation.state) && !erasedAt
    ? { email, phone: knownPhone(whatsapp || phone, country) }
    : null

/** Shows a reservation to the property's owner, with the tenant's name, and contact details once it is paid. */
export const toOwnerReservation = (view: ReservationView, now: Date, locale: Locale): OwnerReservation => ({
  ...showOwner(view, now, { id: view.owner.id, isAdmin: false, locale }),
  isNew: bookedStates.includes(view.reservation.state) && view.reservation.ownerSeenAt === null,
})

function showOwner(view: ReservationView, now: Date, reader: LocalReader): OwnerReservation {
  const { id, firstName, lastName, companyName } = view.tenant
  const reservation = show(view, now, reader)
  const location = { ...reservation.location, address: view.reservation.address, addressIsExact: true }
  const name = { firstName: shownName(firstName, reader.locale), lastName, companyName }
  const client = { id, ...name, contact: contactOf(view) }
  // Why an unpaid booking was cancelled concerns its tenant alone.
  const isUnpaid = reservation.status === 'cancelled' && view.reservation.confirmedAt === null
  const officeReason = isUnpaid ? null : reservation.officeReason
  const charges = reservation.charges?.map((charge) => ({ ...charge, receiptUrl: null }))
  const payment = withoutReceipt(reservation.payment)
  return { ...reservation, location, payment, ...(charges && { charges }), card: null, officeReason, client }
}

/** Shows a reservation to any admin, who reads which card is charged. */
export const toAdminReservation = (view: ReservationView, now: Date, locale: Locale): AdminReservation => ({
  ...showOwner(view, now, { id: '', isAdmin: true, locale }),
  payment: paymentOf(view),
  charges: chargesOf(view),
  card: cardOf(view),
  client: { ...view.tenant, firstName: shownName(view.tenant.firstName, locale) },
  owner: view.owner,
  paymentIntentId: view.checkout?.paymentIntentId ?? null,
  paymentId: view.transfer?.id ?? (view.checkout?.paidAt ? view.checkout.id : null),
  transferReference: view.transfer?.reference ?? null,
})
