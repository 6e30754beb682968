import { covers } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import type { Head, HeadContext, PrefetchContext } from '@metrolibre/platform'
import { heroPicture } from '../../features/landing/hero-picture.ts'

/** What the page shows before any script runs. */
export const prefetch = ({ queryClient }: PrefetchContext): Promise<unknown> =>
  queryClient.prefetchQuery(covers.all())

/** How search engines and link previews see the owners' page. */
export function head({ intl, queryClient }: HeadContext): Head {
  const cover = queryClient
    .getQueryData(covers.all().queryKey)
    ?.general.find(({ id }) => id === coverIds.owners)
  const { src, srcSet } = heroPicture(cover)
  return {
    title: intl.formatMessage({ id: 'mfe-owners.owner.title' }),
    description: intl.formatMessage({ id: 'mfe-owners.owner.description' }),
    image: src,
    preloadImage: { href: src, imageSrcSet: srcSet, imageSizes: '100vw' },
  }
}
