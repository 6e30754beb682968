import { expect, it } from 'vitest'
import { isAppError } from './errors/app-error.ts'
import { readPosition, writePosition } from './list-position.ts'

const id = 'b5b00483-f56c-4e25-ae6e-ffb82545feb7'
const createdAt = new Date('2026-11-23T02:30:00.123Z')

const refusalOf = (text: string): unknown => {
  try {
    return readPosition(Buffer.from(text).toString('base64url'))
  } catch (error) {
    return isAppError(error) ? [error.code, error.details.fields] : error
  }
}

it('reads the position that was written', () => {
  expect(readPosition(writePosition({ createdAt, id }))).toEqual({ at: createdAt.toISOString(), id })
})

it.each([
  ['no instant', `soon ${id}`],
  ['an instant written in another way', `2026-11-23T02:30Z ${id}`],
  ['a year out of range', `+275760-09-13T00:00:00.001Z ${id}`],
  ['no id', createdAt.toISOString()],
  ['a wrong id', `${createdAt.toISOString()} 42`],
])('refuses a forged cursor: %s', (_name, text) => {
  expect(refusalOf(text)).toEqual(['validation', [{ path: 'cursor', code: 'validation.invalid' }]])
})
