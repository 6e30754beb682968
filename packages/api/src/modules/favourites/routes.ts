import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteFavourite, listFavourites } from './repository.ts'
import { addFavourite, mergeFavourites } from './service.ts'
import { toFavourite } from './wire.ts'

export function registerFavourites(app: AppContext): void {
  const { favourites } = endpoints
  serve(app, favourites.list, async ({ user }) => ({
    favourites: (await listFavourites(app.db, user.id)).map(toFavourite),
  }))
  serve(app, favourites.merge, ({ user, body }) => mergeFavourites(app, user, body.favourites))
  serve(app, favourites.add, ({ user, params, body }) =>
    addFavourite(app, user, { locationId: params.id, ...body }),
  )
  serve(app, favourites.remove, async ({ user, params, text }) => {
    await deleteFavourite(app.db, user.id, params.id)
    return { message: text('message.removed_favourite') }
  })
}
