import photoSwipe from 'photoswipe/style.css?raw'
import ours from './lightbox.css?raw'

let adopted = false

/**
 * Adds the styles to the page, once. They are part of the JavaScript, so its integrity hash covers them, and the content
 * policy allows constructed style sheets. A separate CSS file would need a loader of half a kilobyte in the remote's entry,
 * which every first view loads.
 */
export function adoptStyles(): void {
  if (adopted) return
  adopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(photoSwipe + ours)
  document.adoptedStyleSheets.push(sheet)
}
