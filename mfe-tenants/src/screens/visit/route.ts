import { properties } from '@metrolibre/api-client'
import type { Head, HeadContext, PrefetchContext, TextsContext } from '@metrolibre/platform'
import { missingHead } from '../../features/missing-property/missing-head.ts'
import { loadVisitTexts } from '../../features/visit/texts.ts'
import { loadPropertyWords } from '../../property/load-words.ts'
import { prefetchProperty } from '../../property/use-property.ts'

export const prefetch = (context: PrefetchContext): Promise<unknown> =>
  Promise.all([loadVisitTexts(context), prefetchProperty(context)])

export const ownTexts = (context: TextsContext): Promise<unknown> =>
  Promise.all([loadVisitTexts(context), loadPropertyWords(context)])

/** The page is not meant for search engines. */
export function head(context: HeadContext): Head {
  const { params, queryClient, intl } = context
  const property = queryClient.getQueryData(properties.detail(params['id'] ?? '').queryKey)
  if (!property) return missingHead(context)
  const title = intl.formatMessage({ id: 'tenants.property.visitTitle' })
  return { title: `${title}: ${property.name} | Metrolibre`, description: title, robots: 'noindex' }
}
