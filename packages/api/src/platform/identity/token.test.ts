import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { SignJWT, UnsecuredJWT, decodeProtectedHeader, exportJWK, type JWTPayload } from 'jose'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const project = 'metrolibre-test'
const issuer = `https://securetoken.google.com/${project}`
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })

let keys: Server
let app: TestApp
let userId: string

beforeAll(async () => {
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' }
  keys = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  const address = keys.address()
  const port = typeof address === 'object' && address ? address.port : 0
  app = await createTestApp({ identity: 'provider', env: { IDENTITY_JWKS_URL: `http://127.0.0.1:${port}/` } })
  userId = (await makeUser(app.db)).id
})
afterAll(async () => {
  await app.close()
  keys.close()
})

const seconds = () => Math.floor(app.clock.now().getTime() / 1000)
const claims = (): JWTPayload => ({
  iss: issuer,
  aud: project,
  sub: userId,
  iat: seconds(),
  exp: seconds() + 3600,
  auth_time: seconds(),
  signed_in_at: seconds() * 1000,
})
const sign = (payload: JWTPayload, key: KeyObject = ours.privateKey, header = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'ours', ...header }).sign(key)
const statusFor = async (token: string) => (await app.call(endpoints.auth.session, {}, { as: token })).status

describe('a bearer', () => {
  it('is accepted when the provider signed it for our project', async () => {
    expect(await statusFor(await sign(claims()))).toBe(200)
  })

  it.each<[string, () => string | Promise<string>]>([
    ['without signature (alg none)', () => new UnsecuredJWT(claims()).encode()],
    ['signed by a foreign key', () => sign(claims(), foreign.privateKey)],
    ['naming an unpublished key', () => sign(claims(), foreign.privateKey, { kid: 'theirs' })],
    ['for another project', () => sign({ ...claims(), aud: 'another' })],
    ['of another issuer', () => sign({ ...claims(), iss: 'https://issuer.example' })],
    ['expired', () => sign({ ...claims(), iat: seconds() - 7200, exp: seconds() - 3600 })],
    ['without an expiry', () => sign({ ...claims(), exp: undefined })],
    ['of a session that we did not open', () => sign({ ...claims(), signed_in_at: undefined })],
    ['without a user', () => sign({ ...claims(), sub: undefined })],
    ['for a user id of another form', () => sign({ ...claims(), sub: "' or 1=1" })],
    ['for an unknown user', () => sign({ ...claims(), sub: '00000000-0000-4000-8000-000000000000' })],
    ['signed with our public key as HMAC secret', hmacWithPublicKey],
    ['when truncated', async () => (await sign(claims())).slice(0, -20)],
    ['when it is not a token', () => 'abc'],
  ])('is refused %s', async (_name, make) => {
    expect(await statusFor(await make())).toBe(401)
  })
})

async function hmacWithPublicKey(): Promise<string> {
  const secret = Buffer.from(ours.publicKey.export({ type: 'spki', format: 'pem' }))
  const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'ours' }).sign(secret)
  expect(decodeProtectedHeader(token).alg).toBe('HS256')
  return token
}
