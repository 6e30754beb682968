import type { Email } from 'postal-mime'
import { escape } from '../page/html.ts'

/**
 * The document inside the message's frame: the HTML part with inline pictures resolved, or the text part with its
 * links made clickable. Links open outside the frame; scripts cannot run there (sandbox and policy).
 */
export function contentDocument(email: Email, id: string, asText: boolean): string {
  const head = '<!doctype html><meta charset="utf-8"><base target="_blank">'
  if (email.html !== undefined && !asText) return head + inlinePictures(email.html, email, id)
  const text = escape(email.text ?? '').replaceAll(
    /https?:\/\/[^\s<>]+/g,
    (url) => `<a href="${url}" rel="noopener">${url}</a>`,
  )
  return `${head}<pre style="font:16px/1.5 system-ui,sans-serif;white-space:pre-wrap;overflow-wrap:anywhere;margin:20px">${text}</pre>`
}

function inlinePictures(markup: string, email: Email, id: string): string {
  return markup.replaceAll(/cid:([^"')\s>]+)/g, (whole, cid: string) => {
    const index = email.attachments.findIndex(
      ({ contentId }) => contentId === `<${cid}>` || contentId === cid,
    )
    return index === -1 ? whole : `/mail/${id}/attachments/${index}`
  })
}

/** What the frame may do: show styles, and pictures of the message and of the product itself; nothing else. */
export const contentPolicy = (pictureOrigin: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${pictureOrigin}`,
    'font-src data:',
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "frame-ancestors 'self'",
  ].join('; ')
