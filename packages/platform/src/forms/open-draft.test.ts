// @vitest-environment jsdom
import { nullable, number, object, optional, string } from 'valibot'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { recordConsent } from '../consent/consent.ts'
import { forgetDrafts, openDraft } from './open-draft.ts'

const Fields = object({ name: string(), people: optional(nullable(number())) })
const day = 24 * 60 * 60 * 1000
const mine = () => openDraft('contact', Fields, 'u1')
const stored = () => JSON.stringify(localStorage)

describe('a form draft', () => {
  beforeEach(() => {
    localStorage.clear()
    recordConsent(localStorage, 'declined')
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('keeps the fields that its schema names, and no others', () => {
    mine().write({ name: 'Elisa', people: Number.NaN, password: 'hush', signature: 'data:' })
    expect(mine().read()).toEqual({ name: 'Elisa', people: null })
    expect(stored()).not.toMatch(/hush|data:/)
  })

  it('belongs to one form and one user', () => {
    mine().write({ name: 'Elisa' })
    expect(openDraft('contact', Fields, 'u2').read()).toBeNull()
    expect(openDraft('contact', Fields, null).read()).toBeNull()
    expect(openDraft('profile', Fields, 'u1').read()).toBeNull()
    mine().forget()
    expect(mine().read()).toBeNull()
  })

  it('is removed with the forms within it', () => {
    const draft = (form: string, who = 'u1') => openDraft(form, Fields, who)
    const others = [draft('property.77'), draft('property.7', 'u2')]
    const removed = [draft('property.7'), draft('property.7.room.new')]
    for (const each of [...others, ...removed]) each.write({ name: 'Elisa' })
    forgetDrafts('property.7', 'u1')
    expect(removed.map(({ read }) => read())).toEqual([null, null])
    expect(others.map(({ read }) => read())).toEqual([{ name: 'Elisa' }, { name: 'Elisa' }])
  })

  it('expires after a week, and is removed when any other draft is read', () => {
    mine().write({ name: 'Elisa' })
    vi.advanceTimersByTime(7 * day)
    expect(mine().read()).toEqual({ name: 'Elisa' })
    vi.advanceTimersByTime(1)
    openDraft('profile', Fields, 'u2').read()
    expect(stored()).not.toContain('draft')
  })

  it('is dropped when it no longer matches the schema of its form', () => {
    const key = 'metrolibre.draft.u1.contact'
    for (const broken of ['{', '"x"', JSON.stringify({ at: Date.now(), values: { name: 3 } })]) {
      localStorage.setItem(key, broken)
      expect(mine().read()).toBeNull()
      expect(localStorage.getItem(key)).toBeNull()
    }
  })

  it('is not written before the question about cookies was answered', () => {
    localStorage.clear()
    mine().write({ name: 'Elisa' })
    expect(localStorage).toHaveLength(0)
    // Going back and forth on the page still keeps what was typed.
    expect(mine().read()).toEqual({ name: 'Elisa' })
    forgetDrafts('contact', 'u1')
    expect(mine().read()).toBeNull()
  })

  it('lasts as long as the page when the browser has no room left', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    mine().write({ name: 'Elisa' })
    expect(mine().read()).toEqual({ name: 'Elisa' })
    expect(stored()).not.toContain('Elisa')
    mine().forget()
    expect(mine().read()).toBeNull()
  })
})
