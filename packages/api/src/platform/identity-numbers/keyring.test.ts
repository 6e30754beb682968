import { expect, it } from 'vitest'
import { createKeyring, SealedNumberError } from './keyring.ts'
import { mapNumbers } from './numbers-within.ts'

const [older, newer] = ['an-older-key-that-is-long-enough', 'a-newer-key-that-is-long-enough-']
const before = createKeyring([older])
const rotated = createKeyring([newer, older])
const number = '16.204.871-K'

it('opens what it sealed, each time in another form, and never shows the number', () => {
  const sealed = before.seal('users.rut', number)
  expect(before.open('users.rut', sealed)).toBe(number)
  expect(sealed).not.toContain(number)
  expect(before.seal('users.rut', number)).not.toBe(sealed)
  expect(before.seal('users.rut', '')).toBe('')
  expect(before.open('users.rut', number)).toBe(number)
  // Nobody can make it fail by typing what looks like a sealed number.
  expect(before.open('users.rut', 'sealed:00000000::short')).toBe('sealed:00000000::short')
})

it('opens with every key, and seals with the first', () => {
  const sealed = before.seal('users.rut', number, true)
  expect(rotated.open('users.rut', sealed)).toBe(number)
  const renewed = rotated.renew('users.rut', sealed, true)
  expect(createKeyring([newer]).open('users.rut', renewed)).toBe(number)
  expect(rotated.renew('users.rut', renewed, true)).toBe(renewed)
  expect(() => createKeyring([newer]).open('users.rut', sealed)).toThrow(/not in IDENTITY_KEYS/)
})

it('refuses a number that was changed, cut or moved to another column', () => {
  const sealed = before.seal('users.rut', number)
  const other = (text: string) => (text === 'A' ? 'B' : 'A')
  for (const at of [17, 25, 50, sealed.length - 3]) {
    const changed = `${sealed.slice(0, at)}${other(sealed[at]!)}${sealed.slice(at + 1)}`
    expect(() => before.open('users.rut', changed), String(at)).toThrow(SealedNumberError)
  }
  expect(() => before.open('users.rut', sealed.slice(0, -2))).toThrow(SealedNumberError)
  expect(() => before.open('users.identity_card', sealed)).toThrow(SealedNumberError)
})

it('marks a number alike however it is written, and differently with each key', () => {
  const mark = (sealed: string) => sealed.split(':')[2]!
  const stored = mark(before.seal('users.rut', number, true))
  expect(rotated.marks('16204871k')).toContain(stored)
  expect(rotated.marks(number)).toHaveLength(2)
  expect(mark(before.seal('users.rut', number))).toBe('')
})

it('leaves numbers readable while plain is in front, and opens those that were sealed', () => {
  const readable = createKeyring(['plain', older])
  const sealed = before.seal('users.rut', number)
  expect(readable.seal('users.rut', number)).toBe(number)
  expect(readable.open('users.rut', sealed)).toBe(number)
  expect(readable.renew('users.rut', sealed)).toBe(number)
})

it('finds numbers wherever they lie in a form, and nothing else', () => {
  const form = {
    company: 'A',
    identity: '1',
    people: 3,
    owner: { document: '2', taxNumber: null },
    list: [{ rut: '3' }],
  }
  expect(mapNumbers(form, (text) => `<${text}>`)).toEqual({
    company: 'A',
    identity: '<1>',
    people: 3,
    owner: { document: '<2>', taxNumber: null },
    list: [{ rut: '<3>' }],
  })
})
