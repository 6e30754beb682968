// @vitest-environment jsdom
import {
  assert,
  array,
  boolean,
  constantFrom,
  oneof,
  property,
  record,
  constant,
  tuple,
  string,
} from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createVisitStorage, storedKeys } from './visit-storage.ts'

/** The ways in which browsers refuse their storage. */
const refusals: Record<string, () => Storage | null> = {
  'throws when it is read': () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  },
  'is null': () => null,
  'is missing': () => undefined as unknown as null,
  'throws at every call': () =>
    new Proxy(localStorage, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
}

/** A storage in which some calls fail: without room, all that write. */
const failing = (...calls: PropertyKey[]): Storage =>
  new Proxy(localStorage, {
    get: (storage, name): unknown => {
      if (calls.includes(name))
        return () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      const member: unknown = Reflect.get(storage, name)
      return typeof member === 'function' ? member.bind(storage) : member
    },
  })
const full = () => failing('setItem')

describe('a storage of the browser', () => {
  beforeEach(() => localStorage.clear())

  it.each(Object.entries(refusals))('that %s remembers for the visit', (_, open) => {
    const storage = createVisitStorage(open)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    storage.setItem('b', '2')
    expect([storage.getItem('a'), storage.length, storage.key(1)]).toEqual(['1', 2, 'b'])
    storage.removeItem('a')
    expect(storedKeys(storage)).toEqual(['b'])
    storage.clear()
    expect([storage.getItem('b'), storage.length, storage.lasts(), storage.takes(1)]).toEqual([
      null,
      0,
      false,
      false,
    ])
  })

  it('that is full remembers what is new, and keeps what it has for later pages', () => {
    localStorage.setItem('a', 'old')
    const storage = createVisitStorage(full)
    expect([storage.lasts(), storage.takes(1)]).toEqual([true, false])
    storage.setItem('a', 'new')
    expect([storage.getItem('a'), localStorage.getItem('a'), storage.lasts()]).toEqual(['new', 'old', false])
    storage.removeItem('a')
    expect([storage.getItem('a'), localStorage.getItem('a')]).toEqual([null, null])
  })

  it('shows what another tab has changed', () => {
    const storage = createVisitStorage(full)
    storage.setItem('a', 'here')
    localStorage.setItem('a', 'there')
    storage.yieldTo('a')
    expect(storage.getItem('a')).toBe('there')
  })

  it('leaves nothing behind when it is asked for room', () => {
    const storage = createVisitStorage(() => localStorage)
    expect(storage.takes(10)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('behaves like a storage whenever it fails', () => {
    const key = constantFrom('a', 'b', 'c')
    const step = tuple(
      oneof(
        record({ do: constant('set' as const), key, value: string() }),
        record({ do: constant('remove' as const), key }),
        record({ do: constant('clear' as const) }),
      ),
      boolean(),
    )
    assert(
      property(array(step), (steps) => {
        localStorage.clear()
        let isRefusing = false
        const expected = new Map<string, string>()
        const storage = createVisitStorage(() =>
          isRefusing ? failing('setItem', 'removeItem') : localStorage,
        )
        for (const [one, isRefused] of steps) {
          isRefusing = isRefused
          if (one.do === 'set') storage.setItem(one.key, one.value)
          else if (one.do === 'remove') storage.removeItem(one.key)
          else storage.clear()
          if (one.do === 'set') expected.set(one.key, one.value)
          else if (one.do === 'remove') expected.delete(one.key)
          else expected.clear()
        }
        const found = storedKeys(storage).map((name) => [name, storage.getItem(name)])
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
      }),
    )
  })
})
