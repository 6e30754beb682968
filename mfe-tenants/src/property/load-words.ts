import { properties } from '@metrolibre/api-client'
import { wordsOf, type TextsContext } from '@metrolibre/platform'
import { propertyWords } from './words.tsx'

/** Loads the words of the country of the page's property, where they are not those of the page. */
export function loadPropertyWords(context: TextsContext): Promise<unknown> {
  const { queryClient, params } = context
  const property = queryClient.getQueryData(properties.detail(params['id'] ?? '').queryKey)
  const words = property && wordsOf({ ...context, country: property.zone.country })
  return words && words !== wordsOf(context) ? propertyWords.load(words) : Promise.resolve()
}
