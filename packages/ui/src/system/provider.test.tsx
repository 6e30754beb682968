import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Box } from '../core/layout.ts'
import { Button } from '../core/button/button.tsx'
import { UiProvider, createUiCache } from './provider.tsx'
import { system } from './system.ts'

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
    expect(cache.inserted).toHaveProperty('button')
    expect(cache.inserted).toHaveProperty('base')
    expect(cache.inserted).not.toHaveProperty('footer')
  })

  it('does not share styles with the next page', () => {
    expect(createUiCache().inserted).toEqual({})
  })
})

describe('the tokens', () => {
  it('become variables that follow the mode by themselves', () => {
    const css = JSON.stringify(system.getTokenCss())
    expect(css).toContain('"--colors-bg-panel":"light-dark(#ffffff, #15211e)"')
    expect(css).toContain('"--colors-cta-solid":"#ffc61f"')
    expect(css).toContain('"--sizes-wide":"1520px"')
  })
})
