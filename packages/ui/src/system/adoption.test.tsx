// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../core/button/button.tsx'
import { UiProvider } from './provider.tsx'
import { createUiCache } from './style-cache.ts'

it('does not write again what came with the page', () => {
  document.head.innerHTML = '<style data-styles="button">.ml-button { display: inline-flex }</style>'
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
  expect([...cache.inserted.keys()]).toContain('button')
})
