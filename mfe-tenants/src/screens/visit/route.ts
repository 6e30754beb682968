import { properties } from '@metrolibre/api-client'
import type { Head, HeadContext } from '@metrolibre/platform'

/** A page to act on, not to be found. */
export function head({ params, queryClient, intl }: HeadContext): Head {
  const property = queryClient.getQueryData(properties.detail(params['id'] ?? '').queryKey)
  const title = intl.formatMessage({ id: 'tenants.property.visitTitle' })
  return {
    title: `${property ? `${title}: ${property.name}` : title} | Metrolibre`,
    description: title,
    robots: 'noindex',
  }
}
