import type { Publication } from '@metrolibre/contract'
import { localePath, type Locale } from '@metrolibre/platform'
import { postPath, postsPath } from '../../community/post-paths.ts'
import { postPicturesOf } from './post-pictures.tsx'

interface Page {
  locale: Locale
  origin: string
  /** What the list of posts is called in the breadcrumbs. */
  community: string
}

const context = 'https://schema.org'

/** Returns a post as structured data for search engines, with its breadcrumbs. */
export const postData = (post: Publication, { locale, origin, community }: Page): object[] => {
  const address = (path: string) => origin + localePath(locale, path)
  const { id, title, description, user, webSite, instagram, created, updatedAt } = post
  const pictures = postPicturesOf(post).map(({ src }) => new URL(src, origin).href)
  return [
    {
      '@context': context,
      '@type': 'SocialMediaPosting',
      headline: title,
      articleBody: description,
      url: address(postPath(id)),
      mainEntityOfPage: address(postPath(id)),
      datePublished: created,
      dateModified: updatedAt,
      author: { '@type': 'Person', name: user.firstName },
      publisher: { '@type': 'Organization', name: 'Metrolibre', url: origin },
      image: pictures.length > 0 ? pictures : undefined,
      about: {
        '@type': 'Organization',
        name: title,
        url: webSite ?? undefined,
        sameAs: instagram ?? undefined,
      },
    },
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Metrolibre', item: address('/') },
        { '@type': 'ListItem', position: 2, name: community, item: address(postsPath) },
        { '@type': 'ListItem', position: 3, name: title },
      ],
    },
  ]
}
