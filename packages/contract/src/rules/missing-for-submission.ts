import { unstatedCosts, type CostFacts, type CostName } from './extra-costs.ts'

/** What a draft must have before it can be handed in. Lists are given by their length. */
export interface DraftFacts extends Pick<
  CostFacts,
  'rentalMode' | 'garage' | 'deposit' | 'depositMonths' | 'commonExpenses' | 'parking'
> {
  readonly propertyType: 'room' | 'entire' | 'galpon' | 'terreno'
  readonly name: string
  readonly address: string
  readonly area: number | null
  readonly email: string | null
  readonly phone: string | null
  readonly startLease: string | null
  readonly endLease: string | null
  readonly pictures: number
  readonly rooms: number
}

/** The text of each missing field, by the field's key in a refusal of `ownLocations.submit`. */
export const submissionTexts = {
  name: 'validation.required',
  address: 'validation.required',
  area: 'validation.required',
  email: 'validation.contact_required',
  startLease: 'validation.required',
  endLease: 'validation.required',
  deposit: 'validation.required',
  commonExpenses: 'validation.required',
  parking: 'validation.required',
  images: 'validation.image_required',
  rooms: 'validation.room_required',
} as const

export type SubmissionField = keyof typeof submissionTexts

/**
 * The fields that only an owner can answer. An admin hands a place in without them, and its owner is asked later
 * (RULES.md §3.16).
 */
export const answeredByOwner: readonly SubmissionField[] = ['deposit', 'commonExpenses', 'parking']

/** Returns the fields that are still missing, in the order of the form. Kind and zone are never missing. */
export const missingForSubmission = (draft: DraftFacts): SubmissionField[] => {
  const unstated = unstatedCosts(draft)
  const isStated = (cost: CostName) => !unstated.includes(cost)
  const given: Readonly<Record<SubmissionField, boolean>> = {
    name: draft.name.trim() !== '',
    address: draft.address.trim() !== '',
    area: draft.area !== null,
    // One way of contact is enough.
    email: Boolean(draft.email) || Boolean(draft.phone),
    startLease: draft.startLease !== null,
    endLease: draft.endLease !== null,
    deposit: isStated('deposit'),
    commonExpenses: isStated('commonExpenses'),
    parking: isStated('parking'),
    images: draft.pictures > 0,
    rooms: draft.propertyType !== 'room' || draft.rooms > 0,
  }
  return (Object.keys(given) as SubmissionField[]).filter((field) => !given[field])
}
