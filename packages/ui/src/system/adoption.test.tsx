// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../core/button/button.tsx'
import { UiProvider, createUiCache } from './provider.tsx'

it('does not write again what came with the page', () => {
  document.head.innerHTML =
    '<style data-emotion="ml-global button">.ml-button { display: inline-flex }</style>'
  const cache = createUiCache()
  render(
    <UiProvider cache={cache}>
      <Button>Uno</Button>
    </UiProvider>,
  )
  const blocks = [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
    textContent?.includes('.ml-button'),
  )
  expect(blocks).toHaveLength(1)
  expect(cache.inserted).toHaveProperty('base')
})
