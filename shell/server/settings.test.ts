import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { environment } from './environment.ts'
import { readComposerSettings } from './settings.ts'

it('treats an empty variable as absent', () => {
  expect(readComposerSettings({ MAP_STYLE_URL: '', VISITS_URL: '', PORT: '' })).toMatchObject({
    MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/positron',
    PORT: 4000,
  })
  expect(readComposerSettings({ MAP_STYLE_URL: 'none' }).MAP_STYLE_URL).toBe('none')
})

it('reports one sentence per wrong variable', () => {
  const wrong = { LOG_LEVEL: 'loud', API_URL: 'ftp://here', SERVICE_WORKER: 'maybe', CHAT_PHONE: 'me' }
  const told = () => readComposerSettings(wrong)
  expect(told).toThrow(
    /^API_URL must be .*\.\nCHAT_PHONE must be .*\.\nSERVICE_WORKER must be .*\.\nLOG_LEVEL must be .*\.$/,
  )
})

it('refuses stand-ins in production', () => {
  expect(() =>
    readComposerSettings({ DEPLOYMENT: 'production', STAND_INS_URL: 'http://localhost:4002' }),
  ).toThrow('which DEPLOYMENT=production refuses')
})

const production = {
  DEPLOYMENT: 'production',
  PUBLIC_URL: 'https://metrolibre.cl',
  IDENTITY_PROJECT_ID: 'metrolibre',
  IDENTITY_API_KEY: 'AIza-web',
}

it('refuses the embedded identity settings, which are the default, in production', () => {
  const real = { ...production, TRUSTED_PROXIES: 'none' }
  expect(readComposerSettings(real).IDENTITY_API_KEY).toBe('AIza-web')
  for (const name of ['IDENTITY_PROJECT_ID', 'IDENTITY_API_KEY'])
    expect(() => readComposerSettings({ ...real, [name]: '' })).toThrow('must be the real ones')
})

it('requires the trusted proxies in production', () => {
  const start = (TRUSTED_PROXIES?: string) => () =>
    readComposerSettings({ ...production, ...(TRUSTED_PROXIES && { TRUSTED_PROXIES }) })
  expect(start()).toThrow(/TRUSTED_PROXIES is missing: /)
  expect(start('0.0.0.0/0')).toThrow(/^TRUSTED_PROXIES must list addresses or ranges/)
  expect(start('192.0.2.0/24, loopback')).not.toThrow()
  expect(start('none')).not.toThrow()
})

it('refuses the token of an embedded copy in production', () => {
  const real = { ...production, TRUSTED_PROXIES: 'none' }
  const token = `mlr_${randomBytes(20).toString('hex')}`
  expect(readComposerSettings({ ...real, RELEASES_TOKEN: token }).RELEASES_TOKEN).toBe(token)
  expect(() => readComposerSettings({ ...real, RELEASES_TOKEN: 'short' })).toThrow('at least 32 characters')
  expect(() => readComposerSettings({ ...real, RELEASES_TOKEN: `mlr_embedded_${token}` })).toThrow(
    'embedded copy',
  )
})

it.each([
  ['PUBLIC_URL', 'http://metrolibre.cl'],
  ['PUBLIC_URL', 'https://localhost:4000'],
  ['VISITS_URL', 'http://calendly.com/metrolibre'],
  ['TECHNICAL_VISIT_URL', 'https://127.0.0.1/a'],
  ['INTRO_VIDEO_URL', 'http://films.metrolibre.cl/a.mp4'],
  ['FILES_URL', 'http://files.metrolibre.cl'],
  ['SOCIAL_URL', 'http://www.instagram.com/metrolibre'],
  ['MAP_STYLE_URL', 'http://maps.metrolibre.cl/style.json'],
  ['RATE_LIMIT_FACTOR', '2'],
  ['RECAPTCHA_SITE_KEY', '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'],
  ['IDENTITY_PROJECT_ID', 'demo-metrolibre'],
  ['RELEASES_TOKEN', 'a'.repeat(40)],
  ['RELEASES_TOKEN', 'abcd'.repeat(10)],
  ['TRUSTED_PROXIES', '0.0.0.0/1,128.0.0.0/1'],
])('refuses outside embedded mode %s=%s, in one sentence', (name, value) => {
  const real = { ...production, TRUSTED_PROXIES: 'none' }
  for (const DEPLOYMENT of ['staging', 'production'])
    expect(() => readComposerSettings({ ...real, DEPLOYMENT, [name]: value })).toThrow(
      new RegExp(`^${name} [^\\n]+\\.$`),
    )
})

it('documents every variable in .env.example', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  expect(Object.keys(environment.entries).filter((name) => !example.includes(`\n${name}=`))).toEqual([])
})
