import { describe, expect, it, test } from 'vitest'
import { changeLevel, raised, wireBreaks } from './compare.ts'
import { keepOnce, type Schemas } from './schemas.ts'
import { wireOf, type Wire } from './wire.ts'

const text = { type: 'string' }
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const closed = (properties: object, required?: string[]) => ({
  ...object(properties, required),
  additionalProperties: false,
})

function wire(body: object, answer: object, parameters: Record<string, object> = {}, required = false): Wire {
  const schemas: Schemas = {}
  return {
    schemas,
    operations: {
      'places.change': {
        method: 'PUT',
        path: '/places/{id}',
        access: 'owner',
        parameters: Object.fromEntries(
          Object.entries(parameters).map(([name, schema]) => [
            name,
            { required, schema: keepOnce(schema, schemas) },
          ]),
        ),
        request: { 'application/json': keepOnce(body, schemas) },
        response: { 'application/json': keepOnce(answer, schemas) },
      },
    },
  }
}

const reasons = (client: Wire, server: Wire) => wireBreaks(client, server).map(({ reason }) => reason)
const ofAnswer = (client: object, server: object) => reasons(wire({}, client), wire({}, server))
const ofBody = (client: object, server: object) => reasons(wire(client, {}), wire(server, {}))

test('the contract that is installed understands itself, whole and in part', () => {
  const whole = wireOf()
  expect(wireBreaks(whole, whole)).toEqual([])
  expect(wireBreaks(wireOf(['reservations.hold', 'locations.search']), whole)).toEqual([])
  expect(Object.keys(whole.operations).length).toBeGreaterThan(200)
})

describe('an answer', () => {
  it.each([
    ['has one field more', object({ a: text }), object({ a: text, b: text }), []],
    ['lacks a field', object({ a: text, b: text }), object({ a: text }), ['answer.b may be missing']],
    ['may lack a field', object({ a: text }), object({ a: text }, []), ['answer.a may be missing']],
    [
      'has a field of another type',
      object({ a: text }),
      object({ a: { type: 'integer' } }),
      ['answer.a is integer instead of string'],
    ],
    ['has a whole number for a number', { type: 'number' }, { type: 'integer' }, []],
    [
      'has a value that is unknown',
      object({ a: { enum: ['x'] } }),
      object({ a: { enum: ['x', 'y'] } }),
      ['answer.a can be y, which is unknown'],
    ],
    ['has one value less', object({ a: { enum: ['x', 'y'] } }), object({ a: { enum: ['x'] } }), []],
    [
      'may be null',
      object({ a: text }),
      object({ a: { anyOf: [text, { type: 'null' }] } }),
      ['answer.a is null instead of string'],
    ],
    ['is never null any more', object({ a: { anyOf: [text, { type: 'null' }] } }), object({ a: text }), []],
    [
      'lists other things',
      { type: 'array', items: object({ a: text }) },
      { type: 'array', items: object({}) },
      ['answer[].a may be missing'],
    ],
    [
      'changes in one of two forms',
      { oneOf: [object({ type: { const: 'a' }, n: text }), object({ type: { const: 'b' } })] },
      { oneOf: [object({ type: { const: 'a' } }), object({ type: { const: 'b' } })] },
      ['answer.n may be missing'],
    ],
    [
      'has a new form',
      { oneOf: [object({ type: { const: 'a' } })] },
      { oneOf: [object({ type: { const: 'a' } }), object({ type: { const: 'b' } })] },
      ['answer is new here'],
    ],
  ])('%s', (_, client, server, expected) => {
    expect(ofAnswer(client, server)).toEqual(expected)
  })
})

describe('a request', () => {
  it.each([
    ['may say more than before', closed({ a: text }), closed({ a: text, b: text }, ['a']), []],
    ['says what nobody knows', closed({ a: text, b: text }), closed({ a: text }), ['body.b is unknown']],
    [
      'lacks what is needed now',
      closed({ a: text }),
      closed({ a: text, b: text }),
      ['body.b may be missing'],
    ],
    [
      'is longer than is taken',
      { type: 'string', maxLength: 200 },
      { type: 'string', maxLength: 100 },
      ['body has another maxLength'],
    ],
    ['is shorter than was taken', { type: 'string', maxLength: 100 }, { type: 'string', maxLength: 200 }, []],
    [
      'has another pattern',
      { type: 'string', pattern: 'a' },
      { type: 'string', pattern: 'b' },
      ['body has another pattern'],
    ],
  ])('%s', (_, client, server, expected) => {
    expect(ofBody(client, server)).toEqual(expected)
  })
})

test('parameters that are new and needed, and those that are gone, are told', () => {
  const [plain, one] = [wire({}, {}), wire({}, {}, { 'query q': text }, true)]
  expect(reasons(plain, one)).toEqual(['needs query q'])
  expect(reasons(one, plain)).toEqual(['does not know query q'])
  expect(reasons(plain, wire({}, {}, { 'query q': text }))).toEqual([])
})

test('an endpoint that moved, is guarded now or is gone is told', () => {
  const client = wire({}, {})
  const [operation] = Object.values(client.operations)
  const moved = { ...client, operations: { 'places.change': { ...operation!, path: '/spots/{id}' } } }
  expect(wireBreaks(client, moved)).toEqual([
    { operation: 'places.change', reason: 'is served as PUT /spots/{id}' },
  ])
  const guarded = { ...client, operations: { 'places.change': { ...operation!, access: 'admin' } } }
  expect(reasons(client, guarded)).toEqual(['is only for admin'])
  expect(reasons(guarded, client)).toEqual([])
  expect(reasons(client, { operations: {}, schemas: {} })).toEqual(['is not served'])
})

test.each([
  ['nothing', closed({ a: text }), closed({ a: text }), 'none', '2.3.1'],
  ['a field that may be sent', closed({ a: text }), closed({ a: text, b: text }, ['a']), 'minor', '2.4.0'],
  ['a field that must be sent', closed({ a: text }), closed({ a: text, b: text }), 'major', '3.0.0'],
] as const)('a change of %s', (_, before, after, level, version) => {
  expect(changeLevel(wire(before, {}), wire(after, {}))).toBe(level)
  expect(raised('2.3.1', level)).toBe(version)
})

test('a server that drops a rule of a field accepts all that it did, and one with another rule may not', () => {
  const ruled = (...patterns: string[]) =>
    closed({ a: { type: 'string', allOf: patterns.map((pattern) => ({ pattern })) } })
  expect(ofBody(ruled('^x', 'y$'), ruled('y$'))).toEqual([])
  expect(ofBody(ruled('^x'), closed({ a: text }))).toEqual([])
  expect(ofBody(closed({ a: text }), ruled('^x'))).toEqual(['body.a has other rules'])
  expect(ofBody(ruled('^x'), ruled('^z'))).toEqual(['body.a has other rules'])
})
