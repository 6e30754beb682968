import { readFile } from 'node:fs/promises'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Box } from '../core/layout.tsx'
import { Button } from '../core/button/button.tsx'
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
  return { cache, html }
}

describe('a page made on the server', () => {
  it('holds no style element: they are collected', () => {
    expect(page().html).not.toContain('<style')
  })

  it('collects only the slices that it draws, each once', () => {
    const { cache } = page()
    expect([...cache.inserted.keys()]).toContain('button')
    expect([...cache.inserted.keys()]).not.toContain('footer')
    expect([...cache.inserted.values()].join('')).toContain('{margin-top:var(--spacing-4)}')
  })

  it('does not share styles with the next page', () => {
    expect(createUiCache().inserted.size).toBe(0)
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
