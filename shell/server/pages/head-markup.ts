import type { Locale } from '@metrolibre/platform'
import type { RenderedPage } from '../../src/app/server/page-request.ts'
import { element, escapeText, jsonBlock } from './markup.ts'

const territories: Record<Locale, string> = { es: 'es_CL', en: 'en_US' }

/** Returns title, description, links, link preview and structured data of a page. */
export function headMarkup(
  { head, links }: Pick<RenderedPage, 'head' | 'links'>,
  locale: Locale,
  origin: string,
): string {
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href
  const image = head.image && new URL(head.image, origin).href
  const og = {
    title: head.title,
    description: head.description,
    type: 'website',
    url: canonical,
    image,
    locale: territories[locale],
    site_name: 'Metrolibre',
  }
  return [
    `<title>${escapeText(head.title)}</title>`,
    element('meta', { name: 'description', content: head.description }),
    ...(head.robots ? [element('meta', { name: 'robots', content: head.robots })] : []),
    ...links.map(({ rel, href, hrefLang }) => element('link', { rel, hreflang: hrefLang, href })),
    ...Object.entries(og).flatMap(([name, content]) =>
      content ? [element('meta', { property: `og:${name}`, content })] : [],
    ),
    element('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
    ...(head.jsonLd ?? []).map((data) => jsonBlock(data, { type: 'application/ld+json' })),
  ].join('\n')
}

/** Returns the preloads of the picture that the first view is painted with, requested before the rest of the page is parsed. */
export function imagePreloads({ preloadImage }: RenderedPage['head']): string {
  if (!preloadImage) return ''
  const { href, imageSrcSet, imageSizes, nightSrcSet } = preloadImage
  const preload = { rel: 'preload', as: 'image', imagesizes: imageSizes, fetchpriority: 'high' }
  const day = { ...preload, href, imagesrcset: imageSrcSet }
  if (!nightSrcSet) return element('link', day)
  const inMode = (mode: 'light' | 'dark') => `(prefers-color-scheme: ${mode})`
  return [
    element('link', { ...day, media: inMode('light') }),
    element('link', { ...preload, imagesrcset: nightSrcSet, media: inMode('dark') }),
  ].join('\n')
}

/** Returns the preloads of fonts. */
export const fontPreloads = (fonts: readonly string[]): string =>
  fonts
    .map((href) => element('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }))
    .join('')
