import { describe, expect, it } from 'vitest'
import { sha256 } from '../../platform/hash.ts'
import { canonical, initialsOf, localTimeOf } from './evidence.ts'

describe('the evidence of a signature', () => {
  it('shows the time on the place’s own clock, with its offset', () => {
    const at = new Date('2026-01-05T03:04:09Z')
    expect(localTimeOf(at, 'America/Santiago')).toBe('2026-01-05 00:04:09 GMT-03:00')
    expect(localTimeOf(at, 'America/Lima')).toBe('2026-01-04 22:04:09 GMT-05:00')
  })

  it('hashes bytes and texts in the same way', () => {
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(sha256('abc')).toBe(known)
    expect(sha256(Buffer.from('abc'))).toBe(known)
  })

  it('shortens a signer’s name to the initials of six words at most', () => {
    expect(initialsOf('  Javiera  Riquelme soto ')).toBe('J. R. S.')
    expect(initialsOf('𝒜na')).toBe('𝒜.')
    expect(initialsOf('a b c d e f g')).toBe('A. B. C. D. E. F.')
    expect(initialsOf('')).toBe('')
  })

  it('serialises the same terms in the same way, whatever the order of their keys', () => {
    const written = '{"a":{"x":[1,null,"2"],"y":true},"b":"é","c":null}'
    expect(canonical({ c: null, b: 'é', a: { y: true, x: [1, null, '2'] } })).toBe(written)
    expect(canonical({ a: { x: [1, null, '2'], y: true }, b: 'é', c: null })).toBe(written)
    expect(canonical([{ b: 1, a: 2 }, 'x'])).toBe('[{"a":2,"b":1},"x"]')
  })
})
