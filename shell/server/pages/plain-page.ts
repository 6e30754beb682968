import { messageFor } from '@metrolibre/contract'
import { policyHash } from '@metrolibre/doors'
import type { Locale } from '@metrolibre/platform'
import { semanticColors } from '@metrolibre/tokens'
import { pageHeaders } from '../security/headers.ts'
import { escapeText } from './markup.ts'

const again: Record<Locale, string> = { es: 'Reintentar', en: 'Try again' }

const colorsOf = (scheme: 'light' | 'dark') =>
  `--bg:${semanticColors.bg.DEFAULT[scheme]};--fg:${semanticColors.fg.DEFAULT[scheme]};--link:${semanticColors.fg.link[scheme]}`

const style = `:root{color-scheme:light dark;${colorsOf('light')}}
@media (prefers-color-scheme:dark){:root{${colorsOf('dark')}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--fg);font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.25}
a{color:var(--link)}`

/** The page loads no other files: the visitor has used up their share of requests, or there are none. */
export const plainHeaders = {
  ...pageHeaders(
    `default-src 'none'; style-src ${policyHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  ),
  'cache-control': 'no-store',
}

/**
 * A page of two sentences with a retry: for a visitor whose network has requested more pages than its share, and
 * for one whose page can't be made at all.
 */
export const plainPage = (locale: Locale, reason: 'rate_limited' | 'unavailable'): string => {
  const [title, ...rest] = messageFor(locale, `error.${reason}`).split('. ')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title!)} | Metrolibre</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeText(title!)}</h1>
<p>${escapeText(rest.join('. '))}.</p>
<p><a href="">${again[locale]}</a></p>
</main>
</body>
</html>
`
}
