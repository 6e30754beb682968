import { policyHash } from '@metrolibre/doors'
import type { Locale } from '@metrolibre/platform'
import { semanticColors } from '@metrolibre/tokens'
import { pageStateId, rootId, type PageState } from '../../src/app/page-state.ts'
import type { RenderedPage } from '../../src/app/server/page-request.ts'
import type { PublishedFile } from '../../src/registry/registry.ts'
import type { ReleasedShell } from '../releases/released-shell.ts'
import { bootScript } from './boot-script.ts'
import { keptSessionScript } from './kept-session-script.ts'
import { fontPreloads, headMarkup, imagePreloads } from './head-markup.ts'
import { element, jsonBlock } from './markup.ts'
import { siteIcon } from './site-icon.ts'

export interface PageDocument {
  text: string
  styleHashes: string[]
  scriptHashes: string[]
}

interface Parts {
  locale: Locale
  shell: ReleasedShell
  page: RenderedPage
  blurred: string | undefined
  state: PageState
  /** Files that the app needs besides its own scripts. */
  preloads: (Pick<PublishedFile, 'href'> & Partial<PublishedFile>)[]
}

/** Colour of the browser's own bar, the same as that of the page. */
const themeColors = (['light', 'dark'] as const)
  .map((scheme) =>
    element('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: semanticColors.bg.panel[scheme],
    }),
  )
  .join('\n')

/** Emotion adopts a block by its key, and moves those that are not marked as taken over. */
const styleElement = ({ key, css }: { key?: string; css: string }) =>
  `${element('style', { 'data-emotion': key, 'data-s': key && '' })}${css}</style>`

/** As many as fit a header. */
const mostStyles = 60

/** Returns the styles that libraries of a remote, such as its own copy of Emotion, wrote into the rendered view. */
const stylesIn = (html: string): string[] =>
  html.includes('<style')
    ? [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].slice(0, mostStyles).map(([, css = '']) => css)
    : []

const ownHashes = [bootScript, keptSessionScript].map(policyHash)

/**
 * Builds the HTML document. Styles come first, then the rendered view, then the data, and the scripts last. The body
 * preloads the fonts: while the head does, Chromium paints nothing for at least 50 ms, and by then not before it has laid out the whole page.
 */
export function pageDocument({ locale, shell, page, blurred, state, preloads }: Parts): PageDocument {
  const own = [shell.css, blurred].flatMap((css) => (css ? [{ key: undefined, css }] : []))
  const blocks = [...own, ...page.styles]
  const boot = { scripts: shell.scripts, preloads, wait: state.rendered === 'screen' }
  const text = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${imagePreloads(page.head)}
${element('link', { rel: 'icon', type: 'image/svg+xml', href: siteIcon })}
${element('link', { rel: 'manifest', href: `/manifest.${locale}.webmanifest` })}
${element('link', { rel: 'apple-touch-icon', href: '/icons/maskable-180.png' })}
${themeColors}
${headMarkup(page, locale, state.config.publicUrl)}
${blocks.map(styleElement).join('\n')}
</head>
<body>
${fontPreloads(shell.fonts)}
<script>${keptSessionScript}</script>
<div id="${rootId}">${page.html}</div>
${jsonBlock(state, { id: pageStateId })}
${jsonBlock(boot, { id: 'boot' })}
${shell.prelude ? `<script>${shell.prelude}</script>` : ''}<script>${bootScript}</script>
</body>
</html>`
  return {
    text,
    styleHashes: [...blocks.map(({ css }) => css), ...stylesIn(page.html)].map(policyHash),
    scriptHashes: [...ownHashes, ...(shell.prelude ? [policyHash(shell.prelude)] : [])],
  }
}
