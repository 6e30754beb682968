import { endpoints } from '@metrolibre/contract'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { InputError } from '../errors/input-error.ts'
import { readBody } from './read-input.ts'

it('looks no further at a text that is too long for its field', () => {
  const look = vi.fn<(text: string) => boolean>(() => true)
  const name = v.pipe(v.string(), v.maxLength(5, 'validation.max_length'), v.check(look))
  const endpoint = { ...endpoints.contact.send, body: v.object({ name }) }
  expect(() => readBody(endpoint, { name: 'a'.repeat(6) })).toThrow(InputError)
  expect(look).not.toHaveBeenCalled()
  expect(readBody(endpoint, { name: 'Ada' })).toEqual({ name: 'Ada' })
  expect(look).toHaveBeenCalledOnce()
})
