import { localePath, type HeadContext } from '@metrolibre/platform'

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'FAQPage'

interface Page {
  kind: PageKind
  name: string
  description: string
}

const context = 'https://schema.org'

/** Returns the structured data of an informational page, with its breadcrumbs below the front page. */
export const pageData = (
  { kind, name, description }: Page,
  { url: { origin, pathname }, locale }: Pick<HeadContext, 'url' | 'locale'>,
): object[] => {
  const address = (path: string) => origin + localePath(locale, path)
  const site = { '@type': 'WebSite', name: 'Metrolibre', url: origin }
  return [
    {
      '@context': context,
      '@type': kind,
      name,
      description,
      url: address(pathname),
      inLanguage: locale,
      isPartOf: site,
      publisher: { '@type': 'Organization', name: 'Metrolibre', url: origin },
    },
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Metrolibre', item: address('/') },
        { '@type': 'ListItem', position: 2, name },
      ],
    },
  ]
}
