import type { CurrencyCode, Stay } from '@metrolibre/contract'

/** One text in both languages of the document; Spanish is the one that binds. */
export interface Bilingual {
  readonly es: string
  readonly en: string
}

/** What the tenant declared in the contract form. */
export interface ContractTerms {
  readonly company: string
  readonly identity: string
  readonly location_uses: string
  readonly people_fix: number
  readonly people_prox: number
  readonly represent: string
  readonly rut: string
  readonly subContractor_email_1: string
  readonly subContractor_email_2: string
}

/** Proof of one signing (RULES.md §7). */
export interface SigningEvidence {
  readonly signerName: string
  readonly signerDocument: string
  readonly signerEmail: string
  readonly ip: string
  readonly userAgent: string
  readonly signedAt: Date
  /** The same instant on the place's wall clock, with its offset. */
  readonly localTime: string
  readonly timeZone: string
  /** SHA-256 of the drawn signature's PNG. */
  readonly signatureHash: string
  /** SHA-256 of the agreed terms, so that the text is provable apart from its typesetting. */
  readonly termsHash: string
}

/** Everything the document says; nothing is looked up while it is drawn. */
export interface ContractDocument {
  readonly kind: 'lease' | 'addendum'
  /** Shown in every footer; a draft has none. */
  readonly reference?: string
  /** The reservation that an addendum extends. */
  readonly extendsReference?: string
  readonly landlord: string
  readonly country: 'Chile' | 'Perú'
  readonly place: {
    readonly name: string
    readonly room?: string
    readonly address: string
    readonly area?: number
  }
  readonly stay: Omit<Stay, 'timeZone' | 'quantity'> & { readonly timeZone: string }
  readonly quote: {
    readonly unitPrice: number
    readonly quantity: number
    readonly total: number
    readonly currency: CurrencyCode
  }
  readonly terms: ContractTerms
  /** PNG of the drawn signature. */
  readonly signature?: Buffer
  readonly evidence?: SigningEvidence
  /** Where anybody checks the document's hash. */
  readonly verifyUrl: string
  /** SHA-256 of the signed contract that this is a copy of; only a copy names one. */
  readonly copyOf?: string
}
