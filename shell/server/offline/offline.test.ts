import { describe, expect, it } from 'vitest'
import type { Edition } from '../releases/edition.ts'
import { webManifest } from './web-manifest.ts'
import { workerHeaders, workerScript } from './worker-script.ts'

const edition = (generation: string) =>
  ({ registry: { generation }, shell: { worker: 'keep()' } }) as unknown as Edition
const on = { worker: 'on', filesUrl: undefined } as const
const bucket = 'https://bucket.example/files'

describe('the service worker', () => {
  it('is a different script for each edition, so that browsers notice', () => {
    expect(workerScript(edition('a'), on)).not.toBe(workerScript(edition('b'), on))
    expect(workerScript(edition('a'), on)).toContain('keep()')
  })

  it('is a different script for each policy, which reaches no browser that keeps the old script', () => {
    const led = { ...on, filesUrl: bucket }
    expect(workerScript(edition('a'), led)).not.toBe(workerScript(edition('a'), on))
  })

  it('when switched off, deletes its caches and itself, and answers no requests', () => {
    const script = workerScript(edition('a'), { ...on, worker: 'off' })
    expect(script).toContain('caches.delete')
    expect(script).toContain('registration.unregister')
    expect(script).not.toMatch(/keep\(\)|'fetch'/)
  })
})

it('lets the service worker be led to the bucket that sends pictures, and nowhere else', () => {
  const policyOf = (filesUrl?: string) => workerHeaders(filesUrl)['content-security-policy']
  expect(policyOf(bucket)).toBe(
    "default-src 'self'; img-src 'self' https://bucket.example; connect-src 'self' https://bucket.example; object-src 'none'",
  )
  expect(policyOf()).toBe("default-src 'self'; img-src 'self'; connect-src 'self'; object-src 'none'")
})

describe('the site as an app', () => {
  it('starts in the language of its page, and has icons of the required sizes', () => {
    expect(webManifest('en').start_url).toBe('/en')
    const { icons } = webManifest('es')
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  })

  it('has shortcuts with names in both languages', () => {
    const namesIn = (locale: 'es' | 'en') => webManifest(locale).shortcuts.map(({ name }) => name)
    expect(namesIn('es')).toEqual(['Busco espacio', 'Mis reservas'])
    for (const name of namesIn('en')) expect(name).toMatch(/^[A-Z]/)
  })
})
