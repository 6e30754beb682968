// @vitest-environment jsdom
import type { RuntimeConfig } from '@metrolibre/platform'
import { deleteApp, getApps } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openIdentity } from './firebase-identity.ts'

// Uses the SDK's browser build, because its server build stores no session.
const browserBuild = vi.hoisted(() => '../../node_modules/@firebase/auth/dist/esm')
vi.mock('firebase/auth', () => import(`${browserBuild}/index.js`))
vi.mock('@firebase/auth/internal', () => import(`${browserBuild}/internal.js`))

const config: RuntimeConfig['identity'] = {
  projectId: 'demo',
  apiKey: 'key',
  emulatorOrigin: 'http://identity.example',
}
const stored = 'firebase:authUser:key:[DEFAULT]'
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
let issued = 0
const idToken = () =>
  `${encode({ alg: 'RS256' })}.${encode({ sub: 'u1', iat: ++issued, exp: issued + 3600 })}.x`

type Answer = () => Response | Promise<Response>
const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })
const refusal = (message: string, status = 400) => json({ error: { code: status, message } }, status)
const healthy: Record<string, Answer> = {
  '/v1/token': () => json({ access_token: idToken(), refresh_token: 'refresh', expires_in: '3600' })(),
  '/v1/accounts:lookup': json({ users: [{ localId: 'u1' }] }),
  '/v1/accounts:signInWithCustomToken': () =>
    json({ idToken: idToken(), refreshToken: 'refresh', expiresIn: '3600' })(),
}
let provider: Record<string, Answer>
let asked: string[]

const open = async () => {
  await Promise.all(getApps().map(deleteApp))
  return openIdentity(config)
}
/** Opens a later page of the same browser, whose stored token has expired. */
const laterPage = async () => {
  const user = JSON.parse(localStorage.getItem(stored)!) as { stsTokenManager: { expirationTime: number } }
  user.stsTokenManager.expirationTime = 1
  localStorage.setItem(stored, JSON.stringify(user))
  return open()
}
const all = (answer: Answer) => Object.fromEntries(Object.keys(healthy).map((path) => [path, answer]))

beforeEach(async () => {
  localStorage.clear()
  provider = healthy
  asked = []
  vi.stubGlobal('fetch', async (input: string) => {
    const path = Object.keys(healthy).find((known) => new URL(input).pathname.endsWith(known))!
    asked.push(path)
    return provider[path]!()
  })
  await (await open()).signIn('custom', true)
  asked = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const troubles: [string, Answer][] = [
  ['429', refusal('RESOURCE_EXHAUSTED', 429)],
  ['too many attempts', refusal('TOO_MANY_ATTEMPTS_TRY_LATER')],
  ['a quota', refusal('QUOTA_EXCEEDED')],
  ['500', refusal('Internal error encountered.', 500)],
  ['503 in JSON', refusal('The service is currently unavailable.', 503)],
  ['503 as a page', () => new Response('<html></html>', { status: 503 })],
  ['200 with something else', json({})],
  ['a key that is refused', refusal('API key not valid. Please pass a valid API key.')],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
]

describe.each(troubles)('while the provider answers with %s', (_name, trouble) => {
  it('a running session stays, and continues when the provider works again', async () => {
    const identity = await open()
    provider = all(trouble)
    await expect(identity.freshToken()).rejects.toMatchObject({ name: 'NetworkError' })
    expect(localStorage.getItem(stored)).not.toBeNull()
    provider = healthy
    window.dispatchEvent(new Event('online'))
    expect(await identity.freshToken()).toContain('.')
  })

  it('a newly opened page keeps the stored session, and continues when the provider works again', async () => {
    provider = all(trouble)
    const identity = await laterPage()
    await expect(identity.freshToken()).rejects.toMatchObject({ name: 'NetworkError' })
    await expect(identity.keptToken()).rejects.toMatchObject({ name: 'NetworkError' })
    expect(localStorage.getItem(stored)).not.toBeNull()
    provider = healthy
    window.dispatchEvent(new Event('online'))
    expect(await identity.freshToken()).toContain('.')
  })
})

describe('the session', () => {
  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'])(
    'ends with %s from the token service, whether running or stored',
    async (code) => {
      const identity = await open()
      provider = { ...healthy, '/v1/token': refusal(code) }
      expect(await identity.freshToken()).toBeNull()
      await (await open()).signIn('custom', true)
      const later = await laterPage()
      expect(await later.freshToken()).toBeNull()
    },
  )

  it('of a disabled account ends even if the look-up, which comes first, reports it first', async () => {
    provider = {
      ...healthy,
      '/v1/accounts:lookup': refusal('USER_DISABLED'),
      '/v1/token': refusal('USER_DISABLED'),
    }
    expect(await (await open()).freshToken()).toBeNull()
  })

  it('survives a device clock that was set back, with an ID token that has expired unnoticed', async () => {
    provider = { ...healthy, '/v1/accounts:lookup': refusal('INVALID_ID_TOKEN') }
    expect(await (await open()).freshToken()).toContain('.')
  })

  it('provides the stored token while there is no fresh one', async () => {
    provider = all(refusal('RESOURCE_EXHAUSTED', 429))
    const identity = await open()
    await expect(identity.freshToken()).rejects.toMatchObject({ name: 'NetworkError' })
    expect(await identity.keptToken()).toContain('.')
  })
})

describe('a busy provider', () => {
  it('is asked once, however many calls and tabs need it', async () => {
    const tabs = [await open(), await open(), await open()]
    provider = all(refusal('RESOURCE_EXHAUSTED', 429))
    asked = []
    for (const tab of tabs)
      for (let call = 0; call < 5; call += 1) await tab.freshToken().catch(() => undefined)
    expect(asked).toEqual(['/v1/token'])
  })

  it('is asked again by a login, which fails if it stays busy', async () => {
    const identity = await open()
    provider = all(refusal('RESOURCE_EXHAUSTED', 429))
    await identity.freshToken().catch(() => undefined)
    asked = []
    vi.useFakeTimers()
    const entering = identity.signIn('custom', true)
    const outcome = entering.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await outcome).toMatchObject({ name: 'NetworkError' })
    expect(asked).toHaveLength(3)
    const again = identity.signIn('custom', true)
    await vi.advanceTimersByTimeAsync(0)
    provider = healthy
    await vi.advanceTimersByTimeAsync(5_000)
    await again
  })

  it('begins a session that lasts as long as the page when the browser has no room for it', async () => {
    // A few characters still fit, as in a browser that is almost full.
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_, value) => {
      if (value.length > 100) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const identity = await open()
    await identity.signIn('custom', false)
    expect(await identity.freshToken()).toMatch(/x$/)
    expect(localStorage.getItem(stored)).toBeNull()
    spy.mockRestore()
  })

  it('renews a stored session when there is no room for what is new', async () => {
    const identity = await open()
    await identity.signIn('custom', true)
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    expect(await identity.freshToken()).toMatch(/x$/)
    expect(localStorage.getItem(stored)).not.toBeNull()
    spy.mockRestore()
  })
})
