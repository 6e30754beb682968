import type { Locale } from '@metrolibre/platform'
import { linkPreview } from '../../src/app/link-preview.ts'
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
  const og = {
    'og:title': head.title,
    'og:description': head.description,
    'og:type': 'website',
    'og:url': canonical,
    ...linkPreview(head, origin),
    'og:locale': territories[locale],
    'og:site_name': 'Metrolibre',
  }
  return [
    `<title>${escapeText(head.title)}</title>`,
    element('meta', { name: 'description', content: head.description }),
    ...(head.robots ? [element('meta', { name: 'robots', content: head.robots })] : []),
    ...links.map(({ rel, href, hrefLang }) => element('link', { rel, hreflang: hrefLang, href })),
    ...Object.entries(og).flatMap(([name, content]) =>
      content ? [element('meta', { property: name, content })] : [],
    ),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
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
