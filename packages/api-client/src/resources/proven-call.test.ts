import { ApiError } from '@metrolibre/api-client/core'
import { expect, it, vi } from 'vitest'
import { provenCall } from './proven-call.ts'

const refused = (code: string) =>
  new ApiError({ type: 'about:blank', title: code, status: 422, code, message: code, requestId: 'r' })

it('solves a captcha only if the server requires it, and only once', async () => {
  const prove = vi.fn<() => Promise<string>>(() => Promise.resolve('proof'))
  expect(await provenCall(prove, () => Promise.resolve('held'))).toBe('held')
  expect(prove).not.toHaveBeenCalled()
  const proofs: unknown[] = []
  const answer = await provenCall(prove, (proof) => {
    proofs.push(proof)
    return proof.recaptchaToken ? Promise.resolve('held') : Promise.reject(refused('captcha_required'))
  })
  expect([answer, proofs]).toEqual(['held', [{}, { recaptchaToken: 'proof' }]])
  await expect(provenCall(prove, () => Promise.reject(refused('captcha_required')))).rejects.toThrow(
    'captcha_required',
  )
  await expect(provenCall(prove, () => Promise.reject(refused('period_taken')))).rejects.toThrow(
    'period_taken',
  )
  expect(prove).toHaveBeenCalledTimes(2)
})
