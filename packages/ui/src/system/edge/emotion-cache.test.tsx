import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createUiCache } from '../style-cache.ts'
import { useEmotionCache } from './emotion-cache.ts'

const NameOfCache = () => useEmotionCache()?.key ?? 'none'

it('returns the cache of the nearest provider', () => {
  const html = renderToString(
    <CacheProvider value={createUiCache()}>
      <NameOfCache />
    </CacheProvider>,
  )
  expect(html).toBe('ml')
})

it('returns nothing on a server without a provider, instead of a cache that all pages would share', () => {
  expect(renderToString(<NameOfCache />)).toBe('none')
})
