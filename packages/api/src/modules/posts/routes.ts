import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readAtMostEvery } from '../../platform/read-at-most-every.ts'
import { countShown } from './repository.ts'
import { changePost, createPost, readOwnPosts, listVerified, readPost, removeOwnPost } from './service.ts'

/** A post that is shown or hidden counts within this time. */
const countsFreshMs = 10_000

export function registerPublications(app: AppContext): void {
  const { publications } = endpoints
  serve(app, publications.verified, ({ query }) => listVerified(app, query))
  const counts = readAtMostEvery(countsFreshMs, () => countShown(app.db))
  serve(app, publications.counts, counts)
  serve(app, publications.mine, async ({ user }) => ({ publications: await readOwnPosts(app, user.id) }))
  serve(app, publications.detail, ({ user, params }) => readPost(app, user, params.id))
  serve(app, publications.create, ({ user, body, request }) => createPost(app, user, body, request.locale))
  serve(app, publications.update, ({ user, params, body, request }) =>
    changePost(app, user, params.id, body, request.locale),
  )
  serve(app, publications.remove, async ({ user, params, text }) => {
    await removeOwnPost(app, user, params.id)
    return { message: text('message.deleted') }
  })
}
