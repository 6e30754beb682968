import { createServer } from 'node:https'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { proxyRoutes } from './proxy.ts'
import { readComposerSettings } from './settings.ts'

/**
 * A self-signed certificate for this test; an attacker between the composer and the API could have one like
 * it.
 */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWhNJGBcGkHPu/Ert
OhI6kD+LB0rWs09J27iewWy3ysqhRANCAAQtWzLdhFT6LMt+TXULQpY4qlZ3O/hi
WaiQiH63JTjswa5veN66ZHIHYJF9YKaNzaryB8EksA5myT4WvvKUbSxr
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUDNH/fetLHdmHRY8YOxq/FtzqEE0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjIwMTQwNloYDzIxMjYxMDI5
MjAxNDA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQtWzLdhFT6LMt+TXULQpY4qlZ3O/hiWaiQiH63JTjswa5veN66ZHIH
YJF9YKaNzaryB8EksA5myT4WvvKUbSxro1MwUTAdBgNVHQ4EFgQUk1GalYBZf+fS
I5ftPS3ql3j5W+4wHwYDVR0jBBgwFoAUk1GalYBZf+fSI5ftPS3ql3j5W+4wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAkKoxjnfafPtaaIIZdqA9
IINqlniGUurvYlCmVOcgTjgCIH59DhmtQ0+mSSbWyeRIJaZrZTlZ6kPXn/lnSBnZ
rWrc
-----END CERTIFICATE-----`

test('refuses an API whose TLS certificate is not trusted', async () => {
  const asked: (string | undefined)[] = []
  const stranger = createServer({ key, cert }, ({ url }, response) => {
    asked.push(url)
    response.end('{}')
  }).listen(0, 'localhost')
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  const app = fastify()
  await proxyRoutes(app, readComposerSettings({ API_URL: `https://localhost:${port}` }), () => undefined)
  const { statusCode } = await app.inject({
    url: '/api/session',
    headers: { authorization: 'Bearer secret' },
  })
  await app.close()
  stranger.close()
  expect(asked).toEqual([])
  expect(statusCode).toBe(503)
})
