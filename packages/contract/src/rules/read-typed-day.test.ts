import { expect, test } from 'vitest'
import { readTypedDay, writeTypedDay } from './read-typed-day.ts'

test.each(['17/4/1991', '17-04-1991', ' 17.04.1991 ', '17 4 1991', '17041991', '1991-04-17'])(
  '%s is read as a day',
  (typed) => {
    expect(readTypedDay(typed)).toBe('1991-04-17')
  },
)

test('what is no day stays as it was typed', () => {
  for (const typed of ['', '17/4', '17/4/91', 'abril']) expect(readTypedDay(typed)).toBe(typed)
})

test('a day is written as it is typed', () => {
  expect(writeTypedDay('1991-04-17')).toBe('17/04/1991')
  expect(writeTypedDay('17/4')).toBe('17/4')
})
