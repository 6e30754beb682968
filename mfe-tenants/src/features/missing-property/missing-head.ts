import type { Head, HeadContext } from '@metrolibre/platform'
import { knownMissingProperty } from '../../property/use-property.ts'
import { missingName } from './missing-name.ts'

/** Returns the head of a page whose property is not loaded: with status 404 or 410 if there is none. */
export function missingHead({ params, queryClient, intl }: HeadContext): Head {
  const status = knownMissingProperty(queryClient, params['id'] ?? '')
  const title = intl.formatMessage({
    id: status ? `tenants.property.${missingName(status)}.title` : 'tenants.property.failed',
  })
  return {
    title: `${title} | Metrolibre`,
    description: intl.formatMessage({ id: 'tenants.property.missing.text' }),
    robots: 'noindex',
    status,
  }
}
