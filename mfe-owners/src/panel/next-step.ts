import type { OwnedProperty } from '@metrolibre/api-client'
import { nextOwnerStep, type OwnerStep } from '@metrolibre/contract'
import { listingOf } from '../listing/listing-mapping.ts'
import { missingParts } from '../listing/missing-parts.ts'
import {
  ownerBookingPath,
  cancellationPath,
  estimatePath,
  listingFormPath,
  mandatePath,
  ownPropertyPath,
  technicalVisitPath,
} from '../paths.ts'

/** Why a property's owner has nothing to do. */
type IdleReason = 'accepted' | 'changed' | 'running'

/**
 * Returns the step that is asked of the owner of a property. `today` is the date at the place; `hasRequest` tells
 * whether a tenant asks to cancel.
 */
export const nextStepOf = (
  property: OwnedProperty,
  facts: { today: string; hasRequest: boolean },
): OwnerStep | null =>
  nextOwnerStep({
    ...facts,
    stage: property.listingStatus,
    isComplete: missingParts(listingOf(property), property).length === 0,
    isActive: property.isActive,
    endLease: property.endLease,
  })

/** Leaves out pictures, which are noted for admins too: no inspector verified them. */
export const verifiedChanges = (changes: OwnedProperty['changedSinceVisit']) =>
  changes.filter(({ field }) => field !== 'images' && field !== 'images3D')

/** Returns why nothing is asked of the owner. */
export const idleReasonOf = ({ listingStatus, changedSinceVisit }: OwnedProperty): IdleReason => {
  if (listingStatus === 'accepted') return listingStatus
  return verifiedChanges(changedSinceVisit).length > 0 ? 'changed' : 'running'
}

/** Returns where a step is done. `request` is the booking that a tenant asks to cancel; without it, the list is. */
export const pathOf = (step: OwnerStep, property: OwnedProperty, request?: string): string => {
  const { id, startLease, endLease } = property
  switch (step) {
    case 'complete':
      return listingFormPath(id)
    case 'submit':
      return estimatePath(id)
    case 'schedule_visit':
    case 'receive_visit':
      return technicalVisitPath(id)
    case 'answer_offer':
    case 'submit_again':
      return mandatePath(id)
    case 'answer_request':
      return request ? cancellationPath('owner', request) : ownerBookingPath('owner')
    case 'extend_lease':
      return `${ownPropertyPath(id)}#${startLease && endLease ? 'lease' : 'data'}`
    case 'offer_again':
      return `${ownPropertyPath(id)}#active`
  }
}
