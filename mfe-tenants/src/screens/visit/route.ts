import { properties } from '@metrolibre/api-client'
import type { Head, HeadContext, PrefetchContext } from '@metrolibre/platform'
import { missingHead } from '../../features/missing-property/missing-head.ts'
import { knownMissing, prefetchProperty } from '../../property/use-property.ts'

export async function prefetch(context: PrefetchContext): Promise<void> {
  // A page that the server has drawn without its property asks for nothing of it again.
  if (!knownMissing(context.queryClient, context.params['id'] ?? '')) await prefetchProperty(context)
}

/** A page to act on, not to be found. */
export function head(context: HeadContext): Head {
  const { params, queryClient, intl } = context
  const property = queryClient.getQueryData(properties.detail(params['id'] ?? '').queryKey)
  if (!property) return missingHead(context)
  const title = intl.formatMessage({ id: 'tenants.property.visitTitle' })
  return { title: `${title}: ${property.name} | Metrolibre`, description: title, robots: 'noindex' }
}
