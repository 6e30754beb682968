import { missingForSubmission, submissionTexts } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PropertyParts } from '../locations/detail/repository.ts'
import { draftFactsOf } from './draft-facts.ts'

/**
 * Refuses a draft that is not complete, with every field that is missing.
 * @throws AppError validation
 */
export function refuseIncomplete(parts: PropertyParts): void {
  const missing = missingForSubmission(draftFactsOf(parts))
  if (missing.length > 0)
    throw new AppError('validation', {
      fields: missing.map((field) => ({ path: field, code: submissionTexts[field] })),
    })
}
