import type { OwnedProperty } from '@metrolibre/api-client'
import { missingForSubmission, type SubmissionField } from '@metrolibre/contract'
import type { ListingValues } from './listing-values.ts'
import { stepOf, stepsOf, type Step } from './steps.ts'

/** Returns what a property still needs before it can be handed in, in the order of the form. */
export const missingParts = (values: ListingValues, property: OwnedProperty | null): SubmissionField[] =>
  missingForSubmission({
    propertyType: values.propertyType ?? 'entire',
    name: values.name,
    address: values.address,
    area: values.area,
    email: values.email,
    phone: values.phone,
    startLease: values.startLease || null,
    endLease: values.endLease || null,
    pictures: property?.images.length ?? 0,
    rooms: property?.rooms.filter(({ isDeleted }) => !isDeleted).length ?? 0,
  })

/**
 * Returns the steps with whether each has what is needed.
 *
 * @param errors The fields that show a message; no step that holds one of them is complete.
 */
export const stepStates = (values: ListingValues, property: OwnedProperty | null, errors: object) => {
  const missing = new Set<Step>([...missingParts(values, property), ...Object.keys(errors)].map(stepOf))
  if (!values.propertyType) missing.add('kind')
  if (!values.zone) missing.add('place')
  return stepsOf(values.propertyType).map((step) => ({ step, complete: !missing.has(step) }))
}
