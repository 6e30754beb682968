import { randomUUID } from 'node:crypto'
import { reservationTimes, type ContractForm } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found, isAppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { putFor, type StoredFile } from '../../platform/storage/put-for.ts'
import { findProperty, findRoom } from '../reservation-core/place-repository.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import { requireOffered } from '../reservation-core/require-offered.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { drawContract, drawCopy } from './draw-signed.ts'
import { drawInTurn } from './drawing-line.ts'
import { sha256 } from '../../platform/hash.ts'
import { canonical, localTimeOf, storedEvidence } from './evidence.ts'
import type { ContractDocumentTerms, SignatureMark, SigningEvidence } from './pdf/contract-document.ts'
import { findCitedMandate } from './mandate-repository.ts'
import { findContract, insertContract } from './repository.ts'
import { pictureSender } from '../../platform/images/picture-sender.ts'
import { evidenceOfMark, readSignature } from './signature.ts'
import { requirePrintable } from './require-printable.ts'
import { contractCodeOf, landlordOf } from './to-document.ts'

type Where = Pick<RequestFacts, 'ip' | 'userAgent'>

interface Signing {
  readonly app: AppContext
  readonly user: CurrentUser
  readonly reservation: ReservationRow
  readonly terms: ContractDocumentTerms
  readonly where: Where
}

const evidenceOf = (signing: Signing, signature: SignatureMark, at: Date): SigningEvidence => {
  const { user, reservation, terms, where } = signing
  return {
    signerName: terms.represent,
    signerDocument: terms.identity,
    signerEmail: user.email,
    ip: where.ip,
    userAgent: where.userAgent,
    signedAt: at,
    localTime: localTimeOf(at, reservation.timeZone),
    timeZone: reservation.timeZone,
    ...evidenceOfMark(signature),
    termsHash: sha256(canonical(terms)),
  }
}

interface SignedFiles {
  readonly contract: StoredFile
  /** What the tenant reads until the booking is paid. */
  readonly copy: StoredFile
}

async function drawSigned(
  { app, reservation, terms }: Signing,
  signature: SignatureMark,
  evidence: SigningEvidence,
): Promise<SignedFiles> {
  const { id, roomId, propertyId } = reservation
  const place = found(roomId ? await findRoom(app.db, roomId) : await findProperty(app.db, propertyId))
  const publicUrl = app.config.PUBLIC_URL
  const mandate = await findCitedMandate(app.db, place.property)
  const landlord = landlordOf(place, mandate)
  requirePrintable({
    'unprintable.place': [reservation.name, reservation.address, place.room?.name, place.property.city],
    'unprintable.landlord': [landlord.name, landlord.taxNumber, landlord.representative],
    'unprintable.email': [evidence.signerEmail],
  })
  const signed = {
    agreed: reservation,
    place,
    mandate,
    terms,
    publicUrl,
    reference: contractCodeOf(id),
    signature,
    evidence,
  }
  const { close, size } = app.seal
  const contract = await drawInTurn(() => {
    // Don't render a document whose hold expired before its turn.
    if (reservation.holdExpiresAt! <= app.clock.now()) throw new AppError('hold_expired')
    return drawContract(signed, size)
  }).then(close)
  const copy = await drawInTurn(() => drawCopy(signed, contract, size)).then(close)
  return { contract: paper(contract), copy: paper(copy) }
}

const paper = (bytes: Buffer): StoredFile => ({
  key: `private/contracts/${randomUUID()}.pdf`,
  bytes,
  contentType: 'application/pdf',
})

/**
 * Signs a held reservation: renders and stores the PDF with its hash and evidence, and extends the hold to 30
 * minutes from now. Signing the same terms again returns the first signature (RULES.md §6.10, §6.20, §7).
 * @throws AppError signature_required, hold_expired, wrong_state
 */
export async function signContract(
  app: AppContext,
  user: CurrentUser,
  reservation: ReservationRow,
  { signature: sent, ...terms }: ContractForm,
  where: Where,
): Promise<ReservationRow> {
  const at = app.clock.now()
  if (reservation.state === 'contract_signed') return signedBefore(app, reservation, terms)
  if (reservation.state !== 'held')
    throw reservation.state === 'expired'
      ? new AppError('hold_expired')
      : new AppError('wrong_state', { text: 'wrong_state.booking' })
  if (reservation.holdExpiresAt! <= at) throw new AppError('hold_expired')
  const reading = { pictures: app.pictures, from: pictureSender(user) }
  const signature = await readSignature(reading, sent)
  const signing = { app, user, reservation, terms, where }
  const evidence = evidenceOf(signing, signature, at)
  const files = await drawSigned(signing, signature, evidence)
  try {
    return await putFor(app, [files.contract, files.copy], () => writeSigned(signing, evidence, files))
  } catch (error) {
    // A page that heard nothing sends the form again, and the first one may have been at work.
    const now = isAppError(error) && (await findReservation(app.db, reservation.id))
    if (!now || now.state !== 'contract_signed') throw error
    return signedBefore(app, now, terms)
  }
}

async function writeSigned(
  { app, user, reservation, terms }: Signing,
  evidence: SigningEvidence,
  { contract, copy }: SignedFiles,
): Promise<ReservationRow> {
  const at = evidence.signedAt
  return app.db.transaction(async (tx) => {
    await requireOffered(tx, reservation)
    const locked = found(await lockReservation(tx, reservation.id))
    // Drawing may have had to wait.
    if (locked.state === 'held' && locked.holdExpiresAt! <= app.clock.now())
      throw new AppError('hold_expired')
    const holdExpiresAt = new Date(at.getTime() + reservationTimes.contractHoldMinutes * 60_000)
    const row = await applyTransition(tx, {
      id: reservation.id,
      from: 'held',
      to: 'contract_signed',
      actor: 'tenant',
      actorId: user.id,
      at,
      set: { holdExpiresAt, contractData: { ...terms } },
    })
    if (!row) throw new AppError('conflict')
    await insertContract(tx, {
      kind: reservation.previousReservationId || reservation.replacesId ? 'addendum' : 'lease',
      reservationId: reservation.id,
      propertyId: reservation.propertyId,
      data: { ...terms },
      pdfKey: contract.key,
      copyKey: copy.key,
      sha256: sha256(contract.bytes),
      copySha256: sha256(copy.bytes),
      sealed: true,
      signerId: user.id,
      ...storedEvidence(evidence),
    })
    return row
  })
}

async function signedBefore(
  app: AppContext,
  reservation: ReservationRow,
  terms: ContractDocumentTerms,
): Promise<ReservationRow> {
  const contract = await findContract(app.db, reservation.id)
  if (contract && canonical(contract.data) === canonical(terms)) return reservation
  throw new AppError('wrong_state', { text: 'wrong_state.booking' })
}
