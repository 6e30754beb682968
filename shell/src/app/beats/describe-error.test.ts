import { BrowserError } from '@metrolibre/contract'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { describePageError } from './describe-error.ts'

const version = '20260101T000000Z-bbbbbbbbbb'
const withStack = (error: Error, ...lines: string[]) =>
  Object.assign(error, { stack: [`${error.name}: ${error.message}`, ...lines].join('\n') })

it('gives the places in our own code, in the order of the stack, and no other', () => {
  const error = withStack(
    new TypeError("Cannot read properties of undefined (reading 'price')"),
    `    at total (https://site.example/r/mfe-tenants/${version}/12.ab.js:1:345)`,
    '    at chrome-extension://abc/content.js:1:1',
    `    at https://site.example/shell/${version}/main.cd.js:2:7`,
  )
  const described = describePageError(error, 'search')
  expect(described).toEqual({
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'price')",
    frames: [
      { app: 'mfe-tenants', version, file: '12.ab.js', line: 1, column: 345 },
      { app: 'shell', version, file: 'main.cd.js', line: 2, column: 7 },
    ],
    route: 'search',
  })
  expect(parse(BrowserError, described)).toEqual(described)
})

it.each([
  ['Unexpected token \'A\', "Ana Rojas" is not valid JSON', 'Unexpected token …, … is not valid JSON'],
  ['No room for ana@mail.example at +56 9 8765 4321', 'No room for … at +56 9 … …'],
  ['Loading https://site.example/en/a?name=Ana failed', 'Loading … failed'],
])('leaves out of "%s" what could be somebody’s', (message, plain) => {
  expect(describePageError(new Error(message))?.message).toBe(plain)
})

it('reads the place and the request of what caused it', () => {
  const cause = Object.assign(
    withStack(new Error('no'), `at https://site.example/r/mfe-north/${version}/a/b.js:1:2`),
    { requestId: 'req-7' },
  )
  const described = describePageError(new Error('The part failed.', { cause }))
  expect(described).toMatchObject({ request: 'req-7', frames: [{ app: 'mfe-north', file: 'a/b.js' }] })
})

it('describes nothing that is no error', () => {
  expect(describePageError('text')).toBeUndefined()
})

it('leaves no half of a character, wherever its text is cut', () => {
  for (let before = 190; before <= 205; before += 1)
    expect(describePageError(new Error(`${'a'.repeat(before)}🏠🏠`))?.message.isWellFormed()).toBe(true)
  expect(describePageError(new Error('half \ud83c'))?.message.isWellFormed()).toBe(true)
})
