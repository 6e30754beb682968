import type { Email } from 'postal-mime'
import { escape } from '../page/html.ts'

/**
 * Returns the document inside the frame of a message: the HTML part with its inline pictures, or the text
 * part with clickable links. Links open outside the frame, and scripts can't run in it (sandbox and policy).
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

/**
 * Returns the policy of the frame: styles, and pictures of the message and of the product itself, but nothing
 * else.
 */
export const mailContentPolicy = (pictureOrigin: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${pictureOrigin}`,
    'font-src data:',
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "frame-ancestors 'self'",
  ].join('; ')
