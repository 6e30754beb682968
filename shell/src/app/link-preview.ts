import type { Head } from '@metrolibre/platform'

/** Below this the composer serves the pictures of link previews, by the address of what each is made from. */
export const linkPicturesPath = '/link-pictures'
/** Made from the mark of the site, for pages without a picture of their own. */
export const defaultLinkPicture = `${linkPicturesPath}/metrolibre.jpg`
export const linkPreviewSize = { width: 1200, height: 630 }

/** Addresses of files of this site. */
const ours = /^\/(files|r|shell)\/[\w./-]+$/

/** Returns the picture of a page's link preview as properties of Open Graph (RULES.md §8.25). */
export function linkPreview({ image, imageAlt, title }: Head, origin: string): Record<string, string> {
  const path = image && ours.test(image) ? `${linkPicturesPath}${image}.jpg` : defaultLinkPicture
  return {
    'og:image': new URL(path, origin).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(linkPreviewSize.width),
    'og:image:height': String(linkPreviewSize.height),
    'og:image:alt': imageAlt ?? title,
  }
}
