import { readFile } from 'node:fs/promises'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Box } from '../core/layout.tsx'
import { Button } from '../core/button/button.tsx'
import { collectStyles } from './collect-styles.ts'
import { UiProvider } from './provider.tsx'
import { createUiCache } from './style-cache.ts'
import { systemCss } from './system-css.ts'

const page = () => {
  const cache = createUiCache()
  const html = renderToString(
    <UiProvider cache={cache}>
      <Button>Uno</Button>
      <Button>Dos</Button>
      <Box mt="4">Caja</Box>
    </UiProvider>,
  )
  const { key, css } = collectStyles(cache, html)
  return { html, names: key.split(' '), css }
}

describe('a page made on the server', () => {
  it('holds no style element: they are collected', () => {
    expect(page().html).not.toContain('<style')
  })

  it('collects only what it draws, each once, under the names by which the browser adopts it', () => {
    const { html, names, css } = page()
    const [key, ...adopted] = names
    expect(key).toBe('ml')
    expect(adopted).toContain('button')
    expect(adopted).not.toContain('footer')
    expect(new Set(adopted).size).toBe(adopted.length)
    expect(css.match(/\{margin-top:var\(--spacing-4\);\}/g)).toHaveLength(1)
    const [, ofBox = ''] = /class="ml-([^"]+)">Caja/.exec(html) ?? []
    expect(adopted).toContain(ofBox)
  })

  it('does not share styles with the next page', () => {
    page()
    expect(collectStyles(createUiCache(), '').css).toBe('')
  })
})

describe('the tokens', () => {
  it('become variables that follow the mode by themselves', () => {
    const css = systemCss()
    expect(css).toContain('--colors-bg-panel:light-dark(#ffffff, #15211e)')
    expect(css).toContain('--colors-cta-solid:#ffc61f')
    expect(css).toContain('--sizes-wide:1520px')
  })

  it('stand in the style sheet as they are; else run generate-css.ts', async () => {
    // The formatter writes the same numbers, quotes and gaps in its own way.
    const bare = (css: string) =>
      css
        .replaceAll(/\s|;(?=\s*\})/g, '')
        .replaceAll('"', "'")
        .replaceAll(/(?<!\d)\.(?=\d)/g, '0.')
    const sheet = await readFile(new URL('system.css', import.meta.url), 'utf8')
    expect(bare(sheet)).toBe(bare(systemCss()))
  })
})
