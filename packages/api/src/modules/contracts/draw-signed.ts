import type { PlaceRow } from '../reservation-core/place-repository.ts'
import { sha256 } from './evidence.ts'
import type { ContractTerms, SigningEvidence } from './pdf/contract-document.ts'
import { landlordOf, publicPlaceOf, toDocument, type Agreed } from './to-document.ts'

/** Everything that a signed contract is drawn from. */
export interface SignedContract {
  readonly agreed: Agreed & { readonly address: string }
  readonly place: PlaceRow
  readonly terms: ContractTerms
  readonly publicUrl: string
  readonly reference: string
  /** PNG of the drawn signature. */
  readonly signature: Buffer
  readonly evidence: SigningEvidence
}

const renderer = () => import('./pdf/render-contract.ts')

/** The signed contract: whole names, whole address. */
export async function drawContract({
  agreed,
  place,
  terms,
  publicUrl,
  ...rest
}: SignedContract): Promise<Buffer> {
  const document = toDocument({ ...agreed, landlord: landlordOf(place) }, place, terms, publicUrl)
  return (await renderer()).renderContract({ ...document, ...rest })
}

/**
 * What its tenant reads of a contract until the booking is paid: the same, with no more of the landlord and the
 * address than everybody knows, and with the hash of the contract itself. RULES.md §7.
 */
export async function drawCopy(signed: SignedContract, contract: Buffer): Promise<Buffer> {
  const { agreed, place, terms, publicUrl, ...rest } = signed
  const document = toDocument({ ...agreed, ...publicPlaceOf(place) }, place, terms, publicUrl)
  return (await renderer()).renderContract({ ...document, ...rest, copyOf: sha256(contract) })
}
