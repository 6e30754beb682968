import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { collectStyles } from './collect-styles.ts'
import { UiProvider } from './provider.tsx'
import { createUiCache } from './style-cache.ts'
import { styled } from './styled.tsx'

/** The rules of an element, with a dot for its class. */
function rulesOf(element: ReactElement): string {
  const cache = createUiCache()
  const html = renderToString(<UiProvider cache={cache}>{element}</UiProvider>)
  const [, name = ''] = /class="([^"]+)"/.exec(html) ?? []
  return collectStyles(cache, html).css.replaceAll(`.${name}`, '.')
}

it('writes the base into the layer of components, and props outside of it, where they win', () => {
  const Title = styled('h2', { base: { color: 'fg.muted', _hover: { color: 'fg' } } })
  expect(rulesOf(<Title mt="2" />)).toBe(
    '.{margin-top:var(--spacing-2);}' +
      '@layer recipes{.{color:var(--colors-fg-muted);}' +
      '@media (hover: hover){.:is(:hover, [data-hover]):not(:disabled, [data-disabled]){color:var(--colors-fg);}}}',
  )
})

it('writes wider widths after narrower ones, and other conditions after widths', () => {
  const rules = rulesOf(
    <styled.div
      _print={{ display: 'none' }}
      p={{ lg: 3, md: 2, base: 1 }}
      css={{ '@media (max-width: 359px)': { color: 'fg' } }}
    />,
  )
  expect(rules.match(/@media[^{]+/g)).toEqual([
    '@media screen and (min-width: 47.5rem)',
    '@media screen and (min-width: 64rem)',
    '@media (max-width: 359px)',
    '@media print',
  ])
})

it('nests selectors, and adds no names of single browsers to those that were written', () => {
  expect(rulesOf(<styled.p css={{ '& > b, &[open] i': { userSelect: 'none' } }} lineClamp={2} />)).toBe(
    '.{overflow:hidden;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;text-wrap:wrap;}' +
      '.>b,.[open] i{user-select:none;}',
  )
})

it('draws an element without styles without a class', () => {
  expect(
    renderToString(
      <UiProvider cache={createUiCache()}>
        <styled.div id="plain" />
      </UiProvider>,
    ),
  ).toBe('<div id="plain"></div>')
})

it('says what is missing where no page collects its styles', () => {
  expect(() => renderToString(<styled.div mt="2" />)).toThrow('UiProvider')
})
