// @vitest-environment jsdom
import { configureApi } from '@metrolibre/api-client'
import { endpoints } from '@metrolibre/contract'
import { createQueryClient } from '@metrolibre/platform/host'
import { answers, startFakeApi } from '@metrolibre/testing/react'
import { afterEach, expect, it, vi } from 'vitest'
import { proveByWork } from './altcha.ts'

/** A worker that solves every challenge at once. */
class QuickWorker extends EventTarget {
  postMessage() {
    const data = { counter: 1, derivedKey: '00' }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

afterEach(() => vi.unstubAllGlobals())

it('solves a separate challenge for each proof, even for two requested at the same time', async () => {
  vi.stubGlobal('Worker', QuickWorker)
  let made = 0
  const parameters = { algorithm: 'x', salt: '', cost: 1, keyLength: 1, keyPrefix: '' }
  const challenge = () => ({ parameters: { ...parameters, nonce: String(++made) }, signature: 'x' })
  const api = await startFakeApi([answers(endpoints.captcha.challenge, challenge)])
  configureApi({ baseUrl: api.baseUrl })
  const queryClient = createQueryClient()
  const proofs = await Promise.all([proveByWork(queryClient), proveByWork(queryClient)])
  expect(new Set(proofs).size).toBe(2)
  await api.close()
})
