import { policyHash } from '@metrolibre/doors'
import { expect, it } from 'vitest'
import { pageDocument } from './document.ts'

it('allows the styles that the rendered view has itself, as libraries of remotes write them, and no others', () => {
  const html =
    '<p>A cat</p><style data-emotion="css a">.css-a{color:red}</style><svg><style>p{}</style></svg>'
  const { styleHashes } = pageDocument({
    locale: 'es',
    shell: { css: '.shell{}', scripts: [], fonts: [] },
    page: { html, styles: [], head: { title: 'Cats', description: '' }, links: [] },
    blurred: undefined,
    state: { rendered: 'screen', config: { publicUrl: 'https://metrolibre.example' } },
    preloads: [],
  } as unknown as Parameters<typeof pageDocument>[0])
  expect(styleHashes).toEqual(['.shell{}', '.css-a{color:red}', 'p{}'].map(policyHash))
})
