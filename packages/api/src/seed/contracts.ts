import { addressLine } from '@metrolibre/contract'
import { drawContract, drawCopy } from '../modules/contracts/draw-signed.ts'
import { canonical, localTimeOf } from '../modules/contracts/evidence.ts'
import { sha256 } from '../platform/hash.ts'
import { findCitedMandate } from '../modules/contracts/mandate-repository.ts'
import type { SignatureMark } from '../modules/contracts/pdf/contract-document.ts'
import { insertContract } from '../modules/contracts/repository.ts'
import { evidenceOfMark } from '../modules/contracts/signature.ts'
import { contractCodeOf } from '../modules/contracts/to-document.ts'
import { findProperty, findRoom } from '../modules/reservation-core/place-repository.ts'
import type { Transaction } from '../platform/db/client.ts'
import type { SeedContext } from './context.ts'
import { drawSignature } from './pictures/signature.ts'
import { seedStepsOf, type DemoBooking } from './rows/bookings.ts'
import { isPaid, hasSignedContract } from './rows/history.ts'
import { emailOf, userId } from './rows/people.ts'
import { propertyId, roomId } from './rows/places.ts'
import { seedTermsOf } from './rows/reservations.ts'

const browser = 'Mozilla/5.0 (X11; Linux x64) Demo/1.0'

const evidenceOf = (booking: DemoBooking, signature: SignatureMark) => {
  const { signed } = seedStepsOf(booking)
  const terms = seedTermsOf(booking)
  return {
    signerName: terms.represent,
    signerDocument: terms.identity,
    signerEmail: emailOf(booking.tenant),
    // An address from the block reserved for documentation.
    ip: `192.0.2.${1 + (Number.parseInt(booking.id.slice(0, 2), 16) % 250)}`,
    userAgent: browser,
    signedAt: signed,
    localTime: localTimeOf(signed, booking.timeZone),
    timeZone: booking.timeZone,
    ...evidenceOfMark(signature),
    termsHash: sha256(canonical(terms)),
  }
}

const signedContract = async (tx: Transaction, booking: DemoBooking, publicUrl: string) => {
  const { property, room } = booking
  const place = (
    room ? await findRoom(tx, roomId(property.key, room)) : await findProperty(tx, propertyId(property.key))
  )!
  const { address, zoneName, city } = place.property
  const signature = { kind: 'drawn', picture: await drawSignature(booking.tenant) } as const
  return {
    agreed: {
      ...booking,
      replacesId: booking.replaces?.id ?? null,
      rentalMode: property.mode,
      total: booking.unitPrice * booking.quantity,
      name: property.name,
      address: addressLine(address, zoneName, city),
    },
    place,
    mandate: await findCitedMandate(tx, place.property),
    terms: seedTermsOf(booking),
    publicUrl,
    reference: contractCodeOf(booking.id),
    signature,
    evidence: evidenceOf(booking, signature),
  }
}

/**
 * Tells whether a booking gets a contract document. Old bookings of other tenants don't, because rendering
 * one takes a tenth of a second while somebody waits for the seed.
 */
const keepsPaper = (booking: DemoBooking): boolean =>
  hasSignedContract(booking) && (booking.state !== 'completed' || booking.tenant === 'tenant')

/**
 * Renders and stores the signed contracts of current bookings and of the tenant account, with their evidence.
 */
export const writeContracts = async (
  { config, storage, seal }: SeedContext,
  tx: Transaction,
  bookings: readonly DemoBooking[],
  onDrawn: (done: number, all: number) => void,
): Promise<void> => {
  const signed = bookings.filter(keepsPaper)
  for (const [index, booking] of signed.entries()) {
    const contract = await signedContract(tx, booking, config.PUBLIC_URL)
    const { signerEmail: _account, signatureHash: _ink, termsHash: _terms, ...kept } = contract.evidence
    const pdf = await seal.close(await drawContract(contract, seal.size))
    const pdfKey = `private/contracts/${booking.id}.pdf`
    await storage.put(pdfKey, pdf, { contentType: 'application/pdf' })
    const copy = isPaid(booking) ? null : await seal.close(await drawCopy(contract, pdf, seal.size))
    const copyKey = copy && `private/contracts/${booking.id}-copy.pdf`
    if (copyKey) await storage.put(copyKey, copy, { contentType: 'application/pdf' })
    await insertContract(tx, {
      kind: booking.replaces ? 'addendum' : 'lease',
      reservationId: booking.id,
      propertyId: propertyId(booking.property.key),
      data: seedTermsOf(booking),
      pdfKey,
      copyKey,
      copySha256: copy && sha256(copy),
      sha256: sha256(pdf),
      sealed: true,
      signerId: userId(booking.tenant),
      ...kept,
      createdAt: kept.signedAt,
    })
    onDrawn(index + 1, signed.length)
  }
}
