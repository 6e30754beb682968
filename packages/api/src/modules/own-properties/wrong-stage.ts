import type { ListingStage } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'

/** Returns the refusal of what the stage of a property does not allow. A draft was never in another one. */
export const wrongStage = (stage: ListingStage): AppError =>
  new AppError('wrong_state', { text: stage === 'draft' ? 'wrong_state.draft' : 'wrong_state.property' })
