import { expect, it } from 'vitest'
import { assetPath } from './asset-path.ts'

const path = '/r/mfe-public/20261121T0219Z-76c5/assets/room.1a2b.webp'

it('gives the same path for the browser and for the composer', () => {
  expect(assetPath(`https://metrolibre.example${path}`)).toBe(path)
  expect(assetPath('file:///data/releases/mfe-public/20261121T0219Z-76c5/server/assets/room.1a2b.webp')).toBe(
    path,
  )
})

it('leaves an address of a development server unchanged', () => {
  expect(assetPath('http://localhost:4100/assets/room.webp')).toBe('http://localhost:4100/assets/room.webp')
})
