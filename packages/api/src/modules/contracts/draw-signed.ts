import type { PlaceRow } from '../reservation-core/place-repository.ts'
import { sha256 } from '../../platform/hash.ts'
import type {
  CitedMandate,
  ContractDocumentTerms,
  SignatureMark,
  SigningEvidence,
} from './pdf/contract-document.ts'
import { landlordOf, landlordBeforePayment, toDocument, type Agreed } from './to-document.ts'

/** The data from which a signed contract is rendered. */
export interface SignedContract {
  readonly agreed: Agreed & { readonly address: string }
  readonly place: PlaceRow
  readonly mandate: CitedMandate | null
  readonly terms: ContractDocumentTerms
  readonly publicUrl: string
  readonly reference: string
  readonly signature: SignatureMark
  readonly evidence: SigningEvidence
}

const renderer = () => import('./pdf/render-contract.ts')

/**
 * Renders the signed contract with the landlord's full name and the whole address. It has a place for a seal of
 * `sealBytes` bytes, which is filled next.
 */
export async function drawContract(
  { agreed, place, mandate, terms, publicUrl, ...rest }: SignedContract,
  sealBytes: number,
): Promise<Buffer> {
  const document = toDocument(
    { ...agreed, landlord: landlordOf(place, mandate), mandate },
    place,
    terms,
    publicUrl,
  )
  return (await renderer()).renderContract({ ...document, ...rest }, sealBytes)
}

/**
 * Renders the copy that the tenant reads until the booking is paid: the same contract without the house number, with a
 * partly hidden number of the landlord and with the hash of the signed and sealed one (RULES.md §7.10).
 */
export async function drawCopy(signed: SignedContract, contract: Buffer, sealBytes: number): Promise<Buffer> {
  const { agreed, place, mandate, terms, publicUrl, ...rest } = signed
  const document = toDocument(
    { ...agreed, ...landlordBeforePayment(place, mandate) },
    place,
    terms,
    publicUrl,
  )
  return (await renderer()).renderContract({ ...document, ...rest, copyOf: sha256(contract) }, sealBytes)
}
