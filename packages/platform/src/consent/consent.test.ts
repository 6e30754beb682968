// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { readConsent, recordConsent } from './consent.ts'

describe('consent', () => {
  beforeEach(() => localStorage.clear())

  it('is unknown at first', () => {
    expect(readConsent(localStorage)).toBeNull()
  })

  it('is stored with its date and the version of the text', () => {
    const at = new Date('2026-11-21T10:00:00Z')
    recordConsent(localStorage, 'declined', at)
    expect(readConsent(localStorage)).toEqual({
      choice: 'declined',
      version: '2026-11',
      at: '2026-11-21T10:00:00.000Z',
    })
  })

  it('is asked for again when the text has a new version or the stored record is damaged', () => {
    localStorage.setItem(
      'metrolibre.consent',
      JSON.stringify({ choice: 'accepted', version: '2020-01', at: '' }),
    )
    expect(readConsent(localStorage)).toBeNull()
    localStorage.setItem('metrolibre.consent', '{')
    expect(readConsent(localStorage)).toBeNull()
  })
})
