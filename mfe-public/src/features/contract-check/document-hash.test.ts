import { expect, it } from 'vitest'
import { hashOf, readHash, spaced } from './document-hash.ts'

const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

it('computes the hash of a document', async () => {
  expect(await hashOf(new Blob(['abc']))).toBe(hash)
})

it('accepts a hash with spaces and capitals', () => {
  expect(readHash(` ${spaced(hash).toUpperCase()}\n`)).toBe(hash)
  expect(readHash(hash.slice(1))).toBeUndefined()
  expect(readHash(`${hash.slice(1)}g`)).toBeUndefined()
})
