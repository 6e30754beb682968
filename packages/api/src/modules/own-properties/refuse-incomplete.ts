import { answeredByOwner, missingForSubmission, submissionTexts } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { draftFactsOf } from './draft-facts.ts'

/**
 * Refuses a draft that is not complete, with every field that is missing for who hands it in.
 * @throws AppError validation
 */
export function refuseIncomplete(parts: PropertyParts, by: 'owner' | 'admin'): void {
  const missing = missingForSubmission(draftFactsOf(parts)).filter(
    (field) => by === 'owner' || !answeredByOwner.includes(field),
  )
  if (missing.length > 0)
    throw new AppError('validation', {
      fields: missing.map((field) => ({ path: field, code: submissionTexts[field] })),
    })
}
