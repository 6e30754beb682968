import { covers, testimonials } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import {
  countries,
  localePath,
  type Head,
  type HeadContext,
  type PrefetchContext,
} from '@metrolibre/platform'
import { coverSizes, srcSetOf } from '@metrolibre/ui'
import { landingHeroPicture } from '../../features/landing/hero-picture.ts'
import { ownersLandingPath } from '../../paths.ts'

/** Loads what the server renders into the page. */
export const prefetch = ({ queryClient }: PrefetchContext): Promise<unknown> =>
  Promise.all([queryClient.prefetchQuery(covers.all()), queryClient.prefetchQuery(testimonials.all())])

/** The name of the owners’ page, which needs no data. */
export const titleAtOnce = ({ intl }: HeadContext): string =>
  intl.formatMessage({ id: 'mfe-owners.owner.title' })

/** The metadata of the owners' page for search engines and link previews. */
export function head(context: HeadContext): Head {
  const { intl, queryClient, url, locale } = context
  const cover = queryClient
    .getQueryData(covers.all().queryKey)
    ?.general.find(({ id }) => id === coverIds.owners)
  const { src, srcSet, night } = landingHeroPicture(cover)
  const title = titleAtOnce(context)
  const description = intl.formatMessage({ id: 'mfe-owners.owner.description' })
  return {
    title,
    description,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: title,
        description,
        url: url.origin + localePath(locale, ownersLandingPath),
        provider: { '@type': 'Organization', name: 'Metrolibre', url: url.origin },
        areaServed: countries.map((name) => ({ '@type': 'Country', name })),
      },
    ],
    image: src,
    preloadImage: {
      href: src,
      imageSrcSet: srcSet,
      imageSizes: coverSizes.hero,
      nightSrcSet: srcSetOf(night),
    },
  }
}
