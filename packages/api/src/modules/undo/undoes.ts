import { publicationUndoes } from '../admin-community/posts.ts'
import { reviewUndoes } from '../admin-community/reviews.ts'
import { propertyUndoes } from '../admin-properties/undo.ts'
import { undoFlag } from '../admin-users/undo-flag.ts'
import type { Undoes } from '../audit/undo.ts'
import { coverUndoes } from '../covers/undo.ts'
import { currencyUndoes } from '../currencies/undo.ts'
import { jobUndoes } from '../jobs/undo.ts'
import { teamUndoes } from '../team/undo.ts'
import { testimonialUndoes } from '../testimonials/undo.ts'
import { zoneUndoes } from '../zones/undo.ts'

/**
 * How each recorded action of the administration is taken back. A module whose actions can be undone adds its
 * lines; an action without a line can't be undone.
 */
export const undoes: Undoes = {
  ...coverUndoes,
  ...currencyUndoes,
  ...jobUndoes,
  ...teamUndoes,
  ...testimonialUndoes,
  ...zoneUndoes,
  'user.setActive': undoFlag('isActive'),
  'user.setOwner': undoFlag('isOwner'),
  'user.setAdmin': undoFlag('isAdmin'),
  'user.setVerified': undoFlag('isVerified'),
  ...propertyUndoes,
  ...publicationUndoes,
  ...reviewUndoes,
}
