import { ApiError } from '@metrolibre/api-client/core'
import { expect, it } from 'vitest'
import { sentenceOf } from './registry.ts'

const refused = (code: string, fields?: { path: string; code: string; message: string }[]) =>
  new ApiError({ type: '', title: '', status: 400, code, message: 'Please log in', requestId: 'r', fields })

it('says what to do about a token', () => {
  expect(sentenceOf(refused('unauthenticated'))).toContain('set RELEASES_TOKEN to the token of your team')
  expect(sentenceOf(refused('forbidden'))).toContain('is not for this app')
})

it('says which option is wrong', () => {
  const hours = { path: 'hours', code: 'validation.invalid', message: 'This field is not valid' }
  expect(sentenceOf(refused('validation_failed', [hours]))).toBe('hours: This field is not valid')
})
