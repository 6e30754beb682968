import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Email, ShownEmail } from '../primitives/email.ts'
import { nameText, personName } from '../primitives/person-name.ts'
import { printed } from '../primitives/printed.ts'
import { Signature } from '../primitives/signature.ts'
import { requiredText } from '../primitives/text.ts'

/** Zero is allowed, so the refusal of a negative number names the least allowed one. */
const people = v.pipe(
  v.number('validation.required'),
  v.integer('validation.integer'),
  v.minValue(0, 'validation.at_least'),
  v.maxValue(10_000, 'validation.max'),
)

/** The fields of the contract form without the signature (RULES.md §6). */
export const contractFormEntries = {
  company: printed(nameText(160)),
  identity: printed(requiredText(40)),
  location_uses: printed(requiredText(500)),
  people_fix: people,
  people_prox: people,
  represent: printed(personName(160)),
  rut: printed(requiredText(40)),
  subContractor_email_1: printed(Email),
  subContractor_email_2: printed(Email),
}

/** The form for a draft of the document, in which the signature may be missing. */
export const ContractDraft = body({ ...contractFormEntries, signature: v.optional(Signature) })
export type ContractDraft = v.InferOutput<typeof ContractDraft>

/**
 * What a tenant filled into a signed contract, for the next contract of the same stay. It is shown as it was
 * signed, so it is not validated again.
 */
export const SignedTerms = v.object({
  company: v.string(),
  identity: v.string(),
  location_uses: v.string(),
  people_fix: v.number(),
  people_prox: v.number(),
  represent: v.string(),
  rut: v.string(),
  subContractor_email_1: ShownEmail,
  subContractor_email_2: ShownEmail,
})
export type SignedTerms = v.InferOutput<typeof SignedTerms>

/** The form for signing. */
export const ContractForm = body({ ...contractFormEntries, signature: Signature })
export type ContractForm = v.InferOutput<typeof ContractForm>
