import { expect, it } from 'vitest'
import { contentPolicy, type PageServices } from './content-policy.ts'

const config: PageServices = {
  publicUrl: 'https://site.example',
  identity: {},
  captcha: { provider: 'altcha' },
  mapStyleUrl: null,
  visitsUrl: null,
  technicalVisitUrl: null,
  introVideoUrl: null,
}

it('lets pages show pictures of the bucket, where the API sends them there', () => {
  const images = (services: PageServices) =>
    contentPolicy({ config: services, scriptHashes: [], styleHashes: [] })
      .split('; ')
      .find((part) => part.startsWith('img-src'))
  expect(images(config)).toBe("img-src 'self' data: blob:")
  expect(images({ ...config, filesUrl: 'https://bucket.example/a/b' })).toBe(
    "img-src 'self' data: blob: https://bucket.example",
  )
})
