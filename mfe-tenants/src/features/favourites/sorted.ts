import type { Favourite, PropertyCard } from '@metrolibre/api-client'

export const favouriteOrders = ['saved', 'price', 'area'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

/** A favourite with its card. Without one it is no longer published, or can't be read without a connection. */
export interface Shown {
  readonly favourite: Favourite
  readonly card: PropertyCard | undefined
}

/** By currency and unit first, because amounts only compare within them (RULES.md §4.21). */
const priceOf = ({ card }: Shown): readonly [string, number] =>
  card?.price.state === 'priced'
    ? [`${card.price.currency} ${card.price.unit === 'month' ? 1 : 2}`, card.price.amount]
    : ['~', 0]

const byPrice = (one: Shown, other: Shown): number => {
  const [[group, amount], [otherGroup, otherAmount]] = [priceOf(one), priceOf(other)]
  return group === otherGroup ? amount - otherAmount : group < otherGroup ? -1 : 1
}
const byArea = (one: Shown, other: Shown): number => (other.card?.area ?? -1) - (one.card?.area ?? -1)

/** Sorts favourites, which come in the order in which they were saved. */
export const sorted = (all: readonly Shown[], order: FavouriteOrder): readonly Shown[] =>
  order === 'saved' ? all : all.toSorted(order === 'price' ? byPrice : byArea)
