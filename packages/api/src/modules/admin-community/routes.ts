import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { serve } from '../../platform/http/serve.ts'
import { readPost } from '../posts/service.ts'
import { toManaged } from '../posts/to-post.ts'
import { registerAnnouncements } from './announce.ts'
import { listPosts } from './post-repository.ts'
import { removeAnyPost, restorePost, setPostActive, verifyPost } from './posts.ts'
import { listReviewRows } from './review-repository.ts'
import { readReview, setReviewFlag, toAdminReview } from './reviews.ts'

const by = ({ id: actorId }: { id: string }, { id: requestId }: RequestFacts) => ({ actorId, requestId })

export function registerAdminCommunity(app: AppContext): void {
  const { adminCommunity } = endpoints
  registerAnnouncements(app)

  serve(app, adminCommunity.reviews, async ({ query, request: { locale } }) => {
    const { rows, entries } = await listReviewRows(app.db, query)
    return { reviews: rows.map((row) => toAdminReview(row, locale)), ...entries }
  })
  serve(app, adminCommunity.review, ({ params, request }) => readReview(app, params.id, request.locale))
  serve(app, adminCommunity.setReviewActive, async ({ user, request, body: { id, isActive: on } }) => {
    await app.db.transaction((tx) => setReviewFlag(tx, { id, flag: 'isActive', on }, by(user, request)))
    return readReview(app, id, request.locale)
  })
  serve(app, adminCommunity.verifyReview, async ({ user, request, body: { id, isVerified: on } }) => {
    await app.db.transaction((tx) => setReviewFlag(tx, { id, flag: 'isVerified', on }, by(user, request)))
    return readReview(app, id, request.locale)
  })

  serve(app, adminCommunity.publications, async ({ query }) => {
    const { rows, entries } = await listPosts(app.db, query)
    return { publications: await toManaged(app, rows), ...entries }
  })
  serve(app, adminCommunity.publication, ({ user, params }) => readPost(app, user, params.id))
  serve(app, adminCommunity.verifyPublication, async ({ user, request, params: { id }, body }) => {
    await app.db.transaction((tx) => verifyPost(app, tx, { id, ...body }, by(user, request)))
    return readPost(app, user, id)
  })
  serve(app, adminCommunity.setPublicationActive, async ({ user, request, body }) => {
    await app.db.transaction((tx) => setPostActive(app, tx, body, by(user, request)))
    return readPost(app, user, body.id)
  })
  serve(app, adminCommunity.removePublication, async ({ user, request, body: { id }, text }) => {
    await app.db.transaction((tx) => removeAnyPost(app, tx, id, by(user, request)))
    return { message: text('message.deleted') }
  })
  serve(app, adminCommunity.restorePublication, async ({ user, request, body: { id } }) => {
    await restorePost(app, id, by(user, request))
    return readPost(app, user, id)
  })
}
