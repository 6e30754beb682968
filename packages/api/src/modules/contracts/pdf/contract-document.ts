import type { CurrencyCode, MovingCost, SignatureKind, Stay } from '@metrolibre/contract'

/** A text in both languages of the document. The Spanish one is binding. */
export interface Bilingual {
  readonly es: string
  readonly en: string
}

/** A clause of a document. */
export interface Clause {
  readonly title: Bilingual
  readonly text: Bilingual
}

/** The details that the tenant entered in the contract form. */
export interface ContractDocumentTerms {
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

/** A signature as documents show it: a PNG of its ink, or a name in the script face (RULES.md §6.38, §6.40). */
export type SignatureMark =
  | { readonly kind: 'drawn' | 'picture'; readonly picture: Buffer }
  | { readonly kind: 'typed'; readonly name: string }

/** The evidence of one signature (RULES.md §7). */
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
  readonly signatureKind: SignatureKind
  /** The name that was typed as signature, or null. */
  readonly signatureText: string | null
  /** SHA-256 of the signature's PNG, or of the typed name. */
  readonly signatureHash: string
  /** SHA-256 of the agreed terms, which proves the text independently of its layout. */
  readonly termsHash: string
}

/** The landlord as precisely as the reader may know them. */
export interface Landlord {
  readonly name: string
  /** Partly hidden until the booking is paid. */
  readonly taxNumber: string | null
  /** Who acts for a company. */
  readonly representative: string | null
}

/** The mandate by which the landlord's side is signed (RULES.md §6.28). */
export interface CitedMandate {
  /** The day of its signature at the place, `YYYY-MM-DD`. */
  readonly signedOn: string
  readonly onPaper: boolean
  /** SHA-256 of its document. Null on paper, and until the booking is paid. */
  readonly sha256: string | null
  /** Who signed it on screen. Null on paper. */
  readonly signer: string | null
  /** The signature, if it was typed: it is shown again. Other kinds are only in the mandate itself. */
  readonly typedSignature: string | null
}

/** Everything that the document shows, so that nothing is looked up while it is rendered. */
export interface ContractDocument {
  /** `change`: an addendum that changes the dates. */
  readonly kind: 'lease' | 'addendum' | 'change'
  /** The code of the reservation, shown in every footer. A draft has none. */
  readonly reference?: string
  /** The code of the reservation that an addendum extends or changes. */
  readonly formerCode?: string
  readonly landlord: Landlord
  readonly country: 'Chile' | 'Perú'
  readonly place: {
    readonly name: string
    readonly room?: string
    readonly address: string
    /** Where the document is signed. */
    readonly city: string
    readonly area?: number
    /** What is rented: a room of a house is a room. Clauses follow it and the use (RULES.md §6.32). */
    readonly kind: 'room' | 'entire' | 'galpon' | 'terreno'
    /** Null where the owner stated none. */
    readonly landUse: 'commercial' | 'residential' | null
  }
  readonly stay: Omit<Stay, 'timeZone' | 'quantity'> & { readonly timeZone: string }
  readonly quote: {
    readonly unitPrice: number
    readonly quantity: number
    readonly total: number
    readonly currency: CurrencyCode
  }
  /** What is paid besides the price. */
  /** Whether the tenant may pay it month by month. */
  readonly monthlyPlan?: boolean
  readonly movingCosts: readonly MovingCost[]
  /** Absent if the property has none. */
  readonly mandate?: CitedMandate
  readonly terms: ContractDocumentTerms
  readonly signature?: SignatureMark
  readonly evidence?: SigningEvidence
  /** The page on which anybody can check the document's hash. */
  readonly verifyUrl: string
  /** SHA-256 of the signed contract that this is a copy of. Absent on anything but a copy. */
  readonly copyOf?: string
}
