import { expect, it } from 'vitest'
import { fitsPassword, hashPassword } from './password.ts'

it('hashes a password with a salt, so that only the same password matches', async () => {
  const [one, two] = [await hashPassword('una clave larga'), await hashPassword('una clave larga')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await fitsPassword(one, 'una clave larga')).toBe(true)
  expect(await fitsPassword(one, 'una clave larg')).toBe(false)
})

it('matches nothing when there is no password', async () => {
  expect(await fitsPassword(null, '')).toBe(false)
  expect(await fitsPassword(undefined, 'una clave larga')).toBe(false)
})
