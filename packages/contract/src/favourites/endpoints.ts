import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body, nested } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { Instant } from '../primitives/time.ts'
import { maxFavourites } from '../rules/saved-limits.ts'

const tag = 'favourites'

/** The price that a property had when it became a favourite, in minor units per month or hour. */
export const NotedPrice = nested({
  amount: Amount,
  currency: CurrencyCode,
  unit: v.picklist(['month', 'hour'], 'validation.invalid'),
})

const notes = { savedAt: Instant, price: v.nullable(NotedPrice) }

export const Favourite = v.object({ locationId: Id, ...notes })
export type Favourite = v.InferOutput<typeof Favourite>

const Favourites = v.object({ favourites: v.array(Favourite) })

export const favourites = {
  list: endpoint({
    id: 'favourites.list',
    method: 'GET',
    path: '/favourites',
    access: 'user',
    tag,
    summary: 'Own favourites, the last saved first',
    response: Favourites,
    errors: [],
    rateLimit: 'own',
  }),
  add: endpoint({
    id: 'favourites.add',
    method: 'PUT',
    path: '/favourites/:id',
    access: 'user',
    tag,
    summary: 'Make a published property a favourite; a favourite stays as it is',
    params: IdParams,
    body: body(notes),
    response: Favourite,
    errors: ['conflict'],
    rateLimit: 'own',
  }),
  remove: endpoint({
    id: 'favourites.remove',
    method: 'DELETE',
    path: '/favourites/:id',
    access: 'user',
    tag,
    summary: 'Remove a favourite, if it is one',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'own',
  }),
  merge: endpoint({
    id: 'favourites.merge',
    method: 'POST',
    path: '/favourites/merge',
    access: 'user',
    tag,
    summary: 'Add the favourites of a device, as far as there is room, and list all',
    body: body({
      favourites: v.pipe(
        v.array(nested({ locationId: Id, ...notes })),
        v.maxLength(maxFavourites, 'validation.max_length'),
      ),
    }),
    response: v.object({ ...Favourites.entries, added: v.pipe(v.number(), v.integer()) }),
    errors: [],
    rateLimit: 'own',
  }),
} as const
