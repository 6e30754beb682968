import { covers } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import { localePath, type Head, type HeadContext } from '@metrolibre/platform'
import { srcSetOf } from '@metrolibre/ui'
import { heroPicture } from '../../features/hero/hero-picture.ts'

/** The metadata of the front page for search engines and link previews. */
export function homeHead({ intl, url, locale, queryClient }: HeadContext): Head {
  const cover = queryClient
    .getQueryData(covers.all().queryKey)
    ?.general.find(({ id }) => id === coverIds.home)
  const { src, srcSet, night } = heroPicture(cover)
  const { origin } = url
  const description = intl.formatMessage({ id: 'mfe-public.home.description' })
  return {
    title: intl.formatMessage({ id: 'mfe-public.home.title' }),
    description,
    image: src,
    preloadImage: { href: src, imageSrcSet: srcSet, imageSizes: '100vw', nightSrcSet: srcSetOf(night) },
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
