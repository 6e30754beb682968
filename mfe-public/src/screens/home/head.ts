import { covers } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import { localePath, type Head, type HeadContext } from '@metrolibre/platform'
import { coverSizes, srcSetOf } from '@metrolibre/ui'
import { heroPicture } from '../../features/hero/hero-picture.ts'

/** The name of the front page, which needs no data. */
export const titleAtOnce = ({ intl }: HeadContext): string =>
  intl.formatMessage({ id: 'mfe-public.home.title' })

/** The metadata of the front page for search engines and link previews. */
export function homeHead(context: HeadContext): Head {
  const { intl, url, locale, queryClient } = context
  const cover = queryClient
    .getQueryData(covers.all().queryKey)
    ?.general.find(({ id }) => id === coverIds.home)
  const { src, srcSet, night } = heroPicture(cover)
  const { origin } = url
  const description = intl.formatMessage({ id: 'mfe-public.home.description' })
  return {
    title: titleAtOnce(context),
    description,
    image: src,
    preloadImage: {
      href: src,
      imageSrcSet: srcSet,
      imageSizes: coverSizes.hero,
      nightSrcSet: srcSetOf(night),
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Metrolibre',
        url: origin,
        description,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Metrolibre',
        url: origin,
        inLanguage: locale,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${localePath(locale, '/propietario')}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
