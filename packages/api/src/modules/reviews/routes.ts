import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { ownReviews, reviewsOfProperty } from './lists.ts'
import { writeReview } from './service.ts'

export function registerReviews(app: AppContext): void {
  const { reviews } = endpoints
  serve(app, reviews.create, ({ user, body, request }) => writeReview(app, user, body, request.locale))
  serve(app, reviews.mine, ({ user, request }) => ownReviews(app, user.id, request.locale))
  serve(app, reviews.ofLocation, ({ params, request }) => reviewsOfProperty(app, params.id, request.locale))
}
