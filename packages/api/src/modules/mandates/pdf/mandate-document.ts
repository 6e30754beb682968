import type { CurrencyCode } from '@metrolibre/contract'
import type { OfferedPrice } from '../../../platform/db/schema/mandates.ts'
import type { SignatureMark, SigningEvidence } from '../../contracts/pdf/contract-document.ts'

/**
 * What owner and platform agree on. It is stored with the signature, so later changes of the property do not
 * change it (RULES.md §3.28).
 */
export interface MandateTerms {
  readonly owner: {
    /** The person who signs. */
    readonly name: string
    readonly document: string
    readonly company: string | null
    readonly taxNumber: string | null
  }
  readonly country: 'Chile' | 'Perú'
  readonly place: {
    readonly name: string
    readonly type: 'room' | 'entire' | 'galpon' | 'terreno'
    readonly address: string
    /** In square metres. */
    readonly area: number | null
  }
  readonly prices: readonly OfferedPrice[]
  readonly currency: CurrencyCode
  /** In percent. */
  readonly commission: number
  /** The last day on which the offer could be accepted. */
  readonly validUntil: string | null
  readonly note: string | null
}

/** Everything that the document shows, so that nothing is looked up while it is rendered. */
export interface MandateDocument {
  readonly terms: MandateTerms
  /** The code of the mandate, shown in every footer. A draft has none. */
  readonly reference?: string
  readonly signature?: SignatureMark
  readonly evidence?: SigningEvidence
  /** The page on which anybody can check the document's hash. */
  readonly verifyUrl: string
}
