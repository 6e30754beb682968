import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { changePost, createPost, listOwn, listVerified, readPost, removePost } from './service.ts'

export function registerPublications(app: AppContext): void {
  const { publications } = endpoints
  serve(app, publications.verified, ({ query }) => listVerified(app, query))
  serve(app, publications.mine, async ({ user }) => ({ publications: await listOwn(app, user.id) }))
  serve(app, publications.detail, ({ user, params }) => readPost(app, user, params.id))
  serve(app, publications.create, ({ user, body }) => createPost(app, user, body))
  serve(app, publications.update, ({ user, params, body }) => changePost(app, user, params.id, body))
  serve(app, publications.remove, async ({ user, params, text }) => {
    await removePost(app, user, params.id)
    return { message: text('message.deleted') }
  })
}
