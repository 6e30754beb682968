import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteFavourite, listFavourites } from './repository.ts'
import { addFavourite, mergeFavourites } from './service.ts'
import { readFavourite, toFavourite } from './wire.ts'

export function registerFavourites(app: AppContext): void {
  const { favourites } = endpoints
  serve(app, favourites.list, async ({ user }) => ({
    favourites: (await listFavourites(app.db, user.id)).map(toFavourite),
  }))
  serve(app, favourites.merge, async ({ user, body }) => {
    const now = app.clock.now()
    const wishes = body.favourites.map((each) => readFavourite(user.id, each, now))
    const { all, added } = await mergeFavourites(app, user.id, wishes)
    return { favourites: all.map(toFavourite), added }
  })
  serve(app, favourites.add, async ({ user, params, body }) => {
    const wish = readFavourite(user.id, { locationId: params.id, ...body }, app.clock.now())
    return toFavourite(await addFavourite(app, wish))
  })
  serve(app, favourites.remove, async ({ user, params, text }) => {
    await deleteFavourite(app.db, user.id, params.id)
    return { message: text('message.removed_favourite') }
  })
}
