import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { SignatureKind } from '../primitives/signature.ts'
import { Instant } from '../primitives/time.ts'

/** SHA-256 of the PDF, in lower-case hexadecimal. */
export const ContractHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'validation.invalid'))

/**
 * The evidence that anybody with the document may see, with initials and a partly hidden IP address
 * (RULES.md §7.21). These are null once the signer was erased.
 */
export const ContractEvidence = v.object({
  hash: v.string(),
  /** Whether it is the hash of the copy that is read until the booking is paid, which is not the contract itself. */
  isCopy: v.optional(v.boolean(), false),
  kind: v.picklist(['contract', 'addendum', 'mandate']),
  /** How it was signed. */
  signature: SignatureKind,
  /** Whether the PDF carries the platform's seal. Older documents don't. */
  sealed: v.boolean(),
  signedAt: Instant,
  localTime: v.string(),
  timeZone: v.string(),
  initials: v.nullable(v.string()),
  ip: v.nullable(v.string()),
  /** Nobody is told the signer's browser. Older pages expect the field. */
  userAgent: v.null(),
  comuna: v.string(),
  city: v.string(),
})
export type ContractEvidence = v.InferOutput<typeof ContractEvidence>

export const contracts = {
  verify: endpoint({
    id: 'contracts.verify',
    method: 'GET',
    path: '/contracts/:hash',
    access: 'public',
    tag: 'contracts',
    summary: 'Whether a document with this hash was signed here, and when',
    params: v.object({ hash: ContractHash }),
    response: ContractEvidence,
    errors: [],
    rateLimit: 'read',
  }),
} as const
