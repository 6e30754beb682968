import type { OwnedProperty } from '@metrolibre/api-client'
import { missingForSubmission, statedBy, type SubmissionField } from '@metrolibre/contract'
import type { ListingValues } from './listing-values.ts'
import { fieldsOf, listingStepOf, listingStepsOf, type ListingStep } from './steps.ts'

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
    ...statedBy(values, { ...values, currency: property?.currency ?? 'CLP' }),
    rentalMode: values.rentalMode,
    garage: values.garage,
    rooms: property?.rooms.filter(({ isDeleted }) => !isDeleted).length ?? 0,
  })

/** Whether the services were dealt with (there may be none): some are chosen, or a later step was begun. */
const areServicesSettled = (
  values: ListingValues,
  missing: ReadonlySet<ListingStep>,
  { order, current }: { order: readonly ListingStep[]; current: ListingStep },
): boolean => {
  const own = order.indexOf('services')
  return (
    fieldsOf.services.some((name) => Boolean(values[name])) ||
    order.indexOf(current) > own ||
    order.slice(own + 1).some((step) => !missing.has(step))
  )
}

interface Shown {
  values: ListingValues
  property: OwnedProperty | null
  /** The fields that show a message; no step that holds one of them is complete. */
  errors: object
  /** The step on the screen. */
  current: ListingStep
}

/** Returns the steps with whether each has what is needed. */
export const stepStates = ({ values, property, errors, current }: Shown) => {
  const missing = new Set<ListingStep>(
    [...missingParts(values, property), ...Object.keys(errors)].map(listingStepOf),
  )
  if (!values.propertyType) missing.add('kind')
  if (!values.zone) missing.add('place')
  const order = listingStepsOf(values.propertyType)
  if (!areServicesSettled(values, missing, { order, current })) missing.add('services')
  return order.map((step) => ({ step, complete: !missing.has(step) }))
}
