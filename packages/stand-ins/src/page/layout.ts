import type { FastifyReply } from 'fastify'
import { html, type Markup } from './html.ts'

export type Language = 'es' | 'en'

interface Page {
  language: Language
  title: string
  body: Markup
  /** The class of `<body>`, which selects the page's layout in the style sheet. */
  layout: 'checkout' | 'inbox' | 'visit'
  /** Scripts below `/_assets/`. Every page also works without them. */
  scripts?: readonly string[]
  /** Origins to which a form may redirect, because browsers apply `form-action` to redirects too. */
  formTargets?: readonly string[]
  /** Origins that may embed the page in a frame; by default none. */
  frameAncestors?: readonly string[]
  /** Allows the page to embed its own documents. */
  framesOwn?: boolean
}

/** Sends a page with a policy that allows only what the page needs. */
export function sendPage(reply: FastifyReply, page: Page, status = 200) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page))
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(documentOf(page).markup)
}

function policyOf({ formTargets = [], frameAncestors = [], framesOwn = false }: Page) {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    framesOwn ? "frame-src 'self'" : '',
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
    "base-uri 'none'",
  ]
    .filter((directive) => directive !== '')
    .join('; ')
}

const documentOf = ({ language, title, body, layout, scripts = [] }: Page) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/_assets/base.css" />
        <link rel="stylesheet" href="/_assets/${layout}.css" />
        ${scripts.map((script) => html`<script src="/_assets/${script}" defer></script>`)}
      </head>
      <body class="${layout}">
        ${body}
      </body>
    </html>`
