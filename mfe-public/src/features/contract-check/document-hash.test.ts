import { expect, it } from 'vitest'
import { hashOf, readHash, spaced } from './document-hash.ts'

const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

it('computes the fingerprint of a document', async () => {
  expect(await hashOf(new Blob(['abc']))).toBe(hash)
})

it('reads a fingerprint however it was copied', () => {
  expect(readHash(` ${spaced(hash).toUpperCase()}\n`)).toBe(hash)
  expect(readHash(hash.slice(1))).toBeUndefined()
  expect(readHash(`${hash.slice(1)}g`)).toBeUndefined()
})
