import { zones } from '@metrolibre/api-client'
import {
  localePath,
  useSearchParams,
  type Head,
  type HeadContext,
  type PrefetchContext,
} from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { listingTexts, prefetchListing } from '../../listing/texts.ts'
import { OwnEstimate } from './own-estimate.tsx'
import { QuickEstimate } from './quick-estimate.tsx'
import { estimatePath } from '../../paths.ts'

/** Loads what the server renders into the page. */
export const prefetch = (context: PrefetchContext): Promise<unknown> =>
  Promise.all([prefetchListing(context), context.queryClient.prefetchQuery(zones.all())])

export function head({ intl, url, locale }: HeadContext): Head {
  const own = url.searchParams.has('property')
  const title = intl.formatMessage({ id: 'mfe-owners.estimate.title' })
  const description = intl.formatMessage({ id: 'mfe-owners.estimate.description' })
  if (own) return { title, description, robots: 'noindex' }
  return {
    title,
    description,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name: title,
        description,
        url: url.origin + localePath(locale, estimatePath()),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
      },
    ],
  }
}

/** The approximate rent: of an own property, or for visitors of what they describe in a few fields. */
export const Screen = () => (
  <WithTexts texts={listingTexts}>
    <EitherEstimate />
  </WithTexts>
)

function EitherEstimate() {
  const [search] = useSearchParams()
  const id = search.get('property')
  return id ? <OwnEstimate key={id} id={id} /> : <QuickEstimate />
}
