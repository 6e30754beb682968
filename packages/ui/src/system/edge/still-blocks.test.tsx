// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Button } from '../../core/button/button.tsx'
import { Box } from '../../core/layout.tsx'
import { UiProvider } from '../provider.tsx'
import { createUiCache, type StyleCache } from '../style-cache.ts'

const draw = (cache: StyleCache) =>
  render(
    <UiProvider cache={cache}>
      <Button>Uno</Button>
      <Box mt="4" _hover={{ color: 'fg.muted' }}>
        Caja
      </Box>
    </UiProvider>,
  )

const styleElements = () => [...document.querySelectorAll('style')]
const textOf = (elements: readonly HTMLStyleElement[]) => elements.map((one) => one.textContent).join('')

/** A page whose block holds what `draw` needs; moving the block would give it another sheet. */
function openPage() {
  const block = document.createElement('style')
  const names = Object.keys(made.inserted)
  block.setAttribute('data-emotion', ['ml', ...names].join(' '))
  block.setAttribute('data-s', '')
  block.textContent = css
  document.head.replaceChildren(block, document.createElement('meta'))
  return { block, sheet: block.sheet }
}

let made: StyleCache
let css: string

beforeEach(() => {
  document.head.replaceChildren()
  made = createUiCache()
  draw(made).unmount()
  css = textOf(styleElements())
})

it('adopts what came with the page, writes none of it again and leaves it where it is', () => {
  expect(css).toContain('.ml-button')
  expect(css).toContain('margin-top:var(--spacing-4)')
  const { block, sheet } = openPage()
  draw(createUiCache())
  expect(styleElements()).toEqual([block])
  expect(block.sheet).toBe(sheet)
  expect(document.head.firstChild).toBe(block)
})

it('writes behind the page’s block what did not come with it', () => {
  const { block, sheet } = openPage()
  render(
    <UiProvider cache={createUiCache()}>
      <Box mb="4" />
    </UiProvider>,
  )
  expect(textOf(styleElements().slice(1))).toContain('margin-bottom:var(--spacing-4)')
  expect(styleElements()[0]).toBe(block)
  expect(block.sheet).toBe(sheet)
})

it('is not moved by a cache as the library makes one for itself', () => {
  const { block, sheet } = openPage()
  createCache({ key: 'css' })
  expect(block.sheet).toBe(sheet)
  expect(document.head.firstChild).toBe(block)
})
