import { randomUUID } from 'node:crypto'
import { placeTimeZone, type Signature } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { MandateRow } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { putFor } from '../../platform/storage/put-for.ts'
import { drawInTurn } from '../contracts/drawing-line.ts'
import { sha256 } from '../../platform/hash.ts'
import { canonical, localTimeOf, storedEvidence } from '../contracts/evidence.ts'
import type { SignatureMark, SigningEvidence } from '../contracts/pdf/contract-document.ts'
import { insertContract } from '../contracts/repository.ts'
import { pictureSender } from '../../platform/images/picture-sender.ts'
import { evidenceOfMark, readSignature } from '../contracts/signature.ts'
import { verifyUrl } from '../contracts/verify-url.ts'
import { moveStage } from '../own-properties/move-stage.ts'
import { findOwnProperty, lockOwn } from '../own-properties/repository.ts'
import { acceptMandate } from './accept-mandate.ts'
import { requirePrintable } from '../contracts/require-printable.ts'
import { mandateCodeOf, requirePrintableTerms, mandateTermsOf, type Signer } from './document.ts'
import { enqueueAccepted } from './mails.ts'
import type { MandateTerms } from './pdf/mandate-document.ts'
import { applyPrices } from './prices.ts'
import { findNewestMandate, findOpen } from './repository.ts'
import { isExpired } from './is-expired.ts'

type Where = Pick<RequestFacts, 'id' | 'ip' | 'userAgent'>

/** An acceptance as it was sent: the offer's id, who signs, and the signature. */
interface Acceptance extends Signer {
  readonly offer: string
  readonly signature: Signature
}

/** Returns the offer that the owner answers, if it is still open. */
function requireOpen(
  app: AppContext,
  property: PropertyRow,
  open: MandateRow | undefined,
  id: string,
): MandateRow {
  if (property.stage !== 'evaluated' || open?.id !== id)
    throw new AppError('wrong_state', { text: 'wrong_state.offer' })
  if (isExpired(open, property, app.clock.now()))
    throw new AppError('wrong_state', {
      text: 'wrong_state.offer_expired',
      values: { date: open.validUntil! },
    })
  return open
}

const evidenceOf = (
  user: CurrentUser,
  {
    terms,
    signature,
    where,
    timeZone,
    at,
  }: {
    terms: MandateTerms
    signature: SignatureMark
    where: Where
    timeZone: string
    at: Date
  },
): SigningEvidence => ({
  signerName: terms.owner.name,
  signerDocument: terms.owner.document,
  signerEmail: user.email,
  ip: where.ip,
  userAgent: where.userAgent,
  signedAt: at,
  localTime: localTimeOf(at, timeZone),
  timeZone,
  ...evidenceOfMark(signature),
  termsHash: sha256(canonical(terms)),
})

/**
 * Accepts the offer: renders and stores the mandate with its hash and evidence, and gives the property the
 * offered prices (RULES.md §3.26, §3.28). To accept the same offer again changes nothing.
 * @throws AppError not_found, wrong_state, signature_required, conflict
 */
export async function acceptOffer(
  app: AppContext,
  user: CurrentUser,
  propertyId: string,
  { offer: offerId, signature: sent, ...signer }: Acceptance,
  where: Where,
): Promise<void> {
  const property = found(await findOwnProperty(app.db, propertyId, user.id))
  const newest = await findNewestMandate(app.db, propertyId)
  if (newest?.mandate.id === offerId && newest.mandate.state === 'accepted') return
  const offer = requireOpen(app, property, newest?.mandate, offerId)
  const reading = { pictures: app.pictures, from: pictureSender(user) }
  const signature = await readSignature(reading, sent, 'signature')
  const terms = mandateTermsOf(property, offer, user, signer)
  requirePrintableTerms(terms)
  requirePrintable({ 'unprintable.email': [user.email] })
  const timeZone = placeTimeZone(property)
  const evidence = evidenceOf(user, { terms, signature, where, timeZone, at: app.clock.now() })
  const { renderMandate } = await import('./pdf/render-mandate.ts')
  const document = {
    terms,
    reference: mandateCodeOf(offer),
    signature,
    evidence,
    verifyUrl: verifyUrl(app.config.PUBLIC_URL),
  }
  const bytes = await drawInTurn(() => renderMandate(document, app.seal.size)).then(app.seal.close)
  const file = { key: `private/contracts/${randomUUID()}.pdf`, bytes, contentType: 'application/pdf' }
  await putFor(app, [file], () =>
    app.db.transaction(async (tx) => {
      const row = found(await lockOwn(tx, propertyId, user.id))
      requireOpen(app, row, await findOpen(tx, propertyId), offerId)
      // What was drawn must still be what the property says.
      if (row.updatedAt.getTime() !== property.updatedAt.getTime()) throw new AppError('conflict')
      await writeAccepted(app, tx, {
        user,
        where,
        row,
        offer,
        terms,
        evidence,
        pdfKey: file.key,
        hash: sha256(bytes),
      })
    }),
  )
}

interface Signed {
  readonly user: CurrentUser
  readonly where: Where
  readonly row: PropertyRow
  readonly offer: MandateRow
  readonly terms: MandateTerms
  readonly evidence: SigningEvidence
  readonly pdfKey: string
  readonly hash: string
}

async function writeAccepted(
  app: AppContext,
  tx: Transaction,
  { user, where, row, offer, terms, evidence, pdfKey, hash }: Signed,
): Promise<void> {
  const { signedAt } = evidence
  const contract = await insertContract(tx, {
    kind: 'mandate',
    propertyId: row.id,
    data: { ...terms },
    pdfKey,
    sha256: hash,
    sealed: true,
    signerId: user.id,
    ...storedEvidence(evidence),
  })
  await acceptMandate(tx, row, offer, { at: signedAt, by: user.id, contractId: contract.id })
  const accepted = await moveStage(tx, row, {
    to: 'accepted',
    actor: 'owner',
    actorId: user.id,
    requestId: where.id,
    at: signedAt,
  })
  const priced = await applyPrices(tx, accepted, { prices: offer.prices, at: signedAt })
  await enqueueAccepted(app, tx, priced, offer)
}
