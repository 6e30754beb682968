import type { Head, Locale } from '@metrolibre/platform'
import { nameLanguage } from '../locale/name-language.ts'
import { headLinks } from './head-links.ts'
import { linkPreview } from './link-preview.ts'

/** What each page has others of. */
const ofOnePage = 'link[rel="canonical"], link[rel="alternate"][hreflang], script[type="application/ld+json"]'

/** Updates the document's head to match the screen after a route change. */
export function applyHead(head: Head, { locale, url }: { locale: Locale; url: URL }): void {
  document.title = head.title
  nameLanguage(locale)
  meta('name', 'description', head.description)
  meta('property', 'og:title', head.title)
  meta('property', 'og:description', head.description)
  meta('name', 'robots', head.robots)
  for (const old of document.head.querySelectorAll(ofOnePage)) old.remove()
  const links = headLinks(head, locale, url)
  meta('property', 'og:url', links.find(({ rel }) => rel === 'canonical')?.href)
  for (const [name, content] of Object.entries(linkPreview(head, url.origin))) meta('property', name, content)
  for (const data of head.jsonLd ?? []) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(data)
    document.head.append(script)
  }
  for (const { rel, href, hrefLang } of links) {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    if (hrefLang) link.hreflang = hrefLang
    document.head.append(link)
  }
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const present = document.head.querySelector(`meta[${attribute}="${name}"]`)
  if (content === undefined) return present?.remove()
  const element = present ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(attribute, name)
  element.setAttribute('content', content)
}
