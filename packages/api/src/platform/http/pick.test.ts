import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { compilePick } from './pick.ts'

const person = v.object({ name: v.string(), age: v.nullable(v.number()) })

describe('pick', () => {
  it('keeps the fields that the schema names and drops all others at any depth', () => {
    const schema = v.object({
      people: v.array(person),
      first: v.optional(person),
      by: v.record(v.string(), person),
    })
    const ada = { name: 'Ada', age: null, email: 'ada@people.example' }
    const kept = { name: 'Ada', age: null }
    expect(compilePick(schema)({ people: [ada], first: ada, by: { ada }, total: 3 })).toEqual({
      people: [kept],
      first: kept,
      by: { ada: kept },
    })
  })

  it('returns the same object when there is nothing to drop, and copies one with its own toJSON', () => {
    const pick = compilePick(v.object({ people: v.array(person) }))
    const exact = { people: [{ name: 'Ada', age: null }] }
    expect(pick(exact)).toBe(exact)
    class Talkative {
      name = 'Ada'
      age = 36
      toJSON() {
        return { name: this.name, secret: 1 }
      }
    }
    const written = JSON.stringify(pick({ people: [new Talkative()] }))
    expect(written).toBe('{"people":[{"name":"Ada","age":36}]}')
  })

  it('leaves out undefined fields and keeps null', () => {
    const schema = v.object({ a: v.optional(person), b: v.nullable(person) })
    expect(compilePick(schema)({ a: undefined, b: null })).toEqual({ b: null })
  })

  it('uses the shape that the discriminator names', () => {
    const schema = v.variant('kind', [
      v.object({ kind: v.literal('cat'), lives: v.number() }),
      v.object({ kind: v.picklist(['dog', 'wolf']), name: v.string() }),
    ])
    const pick = compilePick(schema)
    expect(pick({ kind: 'cat', lives: 9, name: 'x' })).toEqual({ kind: 'cat', lives: 9 })
    expect(pick({ kind: 'wolf', lives: 9, name: 'x' })).toEqual({ kind: 'wolf', name: 'x' })
    expect(pick({ kind: 'fish', secret: 1 })).toBeNull()
  })

  it('uses the first shape of a union that matches', () => {
    const pick = compilePick(v.union([v.object({ a: v.string() }), v.object({ b: v.string() })]))
    expect(pick({ b: 'x', c: 1 })).toEqual({ b: 'x' })
  })
})
