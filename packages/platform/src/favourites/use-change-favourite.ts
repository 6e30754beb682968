import type { Favourite, PropertyCard } from '@metrolibre/api-client'
import { maxFavourites } from '@metrolibre/contract'
import { useErrorText, useFeedback, useLocale, useNavigate, useQueryClient } from '@metrolibre/platform'
import { changeFavourite, TooMany } from './change.ts'
import { isKnown } from './list.ts'
import { favouriteTexts } from './texts.ts'
import { useHolder } from './use-holder.ts'

export type Marked = Pick<PropertyCard, 'id' | 'name' | 'price'>

const noted = ({ id, price }: Marked): Favourite => ({
  propertyId: id,
  savedAt: new Date().toISOString(),
  price:
    price.state === 'priced' ? { amount: price.amount, currency: price.currency, unit: price.unit } : null,
})

export const favouritesPath = '/favoritos'

/** Returns a function that says what was saved, and offers to open the list in which it now is. */
export const useTellSaved = () => {
  const { toast } = useFeedback()
  const navigate = useNavigate()
  return (text: string, open: string) =>
    toast(text, { action: { text: open, onPress: () => navigate(favouritesPath) } })
}

/** Returns functions that add and remove a favourite, say so, and offer to take a removal back. */
export const useChangeFavourite = () => {
  const client = useQueryClient()
  const holder = useHolder()
  const texts = favouriteTexts[useLocale().locale]
  const { toast } = useFeedback()
  const errorText = useErrorText()
  const tellSaved = useTellSaved()
  const change = async (favourite: Favourite, kept: boolean): Promise<boolean> => {
    if (!isKnown(holder)) {
      if (holder === 'unread') toast(texts.unread, { tone: 'bad', ms: 8000 })
      return false
    }
    try {
      await changeFavourite(client, holder, favourite, kept)
      return true
    } catch (error) {
      const text = error instanceof TooMany ? texts.full(maxFavourites) : errorText(error).text
      toast(text, { tone: 'bad', ms: 8000 })
      return false
    }
  }
  return {
    add: async (property: Marked) => {
      if (!(await change(noted(property), true))) return
      tellSaved(texts.added, texts.show)
    },
    remove: async (favourite: Favourite) => {
      if (!(await change(favourite, false))) return
      const action = { text: texts.undo, onPress: () => void change(favourite, true) }
      toast(texts.removed, { action, ms: 8000 })
    },
  }
}
