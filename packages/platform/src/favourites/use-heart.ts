// This folder is bundled into each remote and must use the host's contexts, so it imports the package by name.
import { useLocale, useQuery } from '@metrolibre/platform'
import { useAdopted } from '../browser/use-adopted.ts'
import { favouritesOf } from './list.ts'
import { favouriteTexts } from './texts.ts'
import { useChangeFavourite, type Marked } from './use-change-favourite.ts'
import { useHolder } from './use-holder.ts'

/** Returns what a heart needs: whether the property is a favourite, its texts, and how it is marked or unmarked. */
export function useHeart(property: Marked) {
  const texts = favouriteTexts[useLocale().locale]
  const { data } = useQuery(favouritesOf(useHolder()))
  const { add, remove } = useChangeFavourite()
  const known = data?.list.find(({ propertyId }) => propertyId === property.id)
  const pressed = useAdopted(known !== undefined, false)
  return {
    label: texts.heart(property.name),
    text: pressed ? texts.saved : texts.save,
    pressed,
    onPress: () => void (known ? remove(known) : add(property)),
  }
}
