import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LoginBody, RegisterBody } from './auth/schemas.ts'
import { isBinary, type Schema } from './endpoint.ts'
import { allEndpoints } from './all-endpoints.ts'
import { endpoints } from './endpoints.ts'
import { documentedErrors } from './documented-errors.ts'
import { UserUpdate } from './users/schemas.ts'

type Node = { type?: string; entries?: Record<string, Node>; options?: Node[] } & Record<string, unknown>

/** Returns every object schema inside a schema. */
const objectsIn = (node: unknown, seen = new Set<unknown>()): Node[] => {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const inner = Object.values(node as Node).flatMap((value) =>
    Array.isArray(value) ? value.flatMap((item) => objectsIn(item, seen)) : objectsIn(value, seen),
  )
  return 'entries' in node ? [node as Node, ...inner] : inner
}

const namesIn = (schema: Schema): string[] =>
  objectsIn(schema).flatMap(({ entries = {} }) => Object.keys(entries))

test('an id is the path to its endpoint, and no two endpoints share method and path', () => {
  for (const [group, calls] of Object.entries(endpoints)) {
    for (const [name, { id }] of Object.entries(calls)) expect(id).toBe(`${group}.${name}`)
  }
  const routes = allEndpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('every endpoint below /admin is only for admins', () => {
  const admin = allEndpoints.filter(({ path }) => path.startsWith('/admin'))
  expect(admin.length).toBeGreaterThan(40)
  for (const { id, access } of admin) expect(access, id).toBe('admin')
})

test('every body refuses fields that it does not name', () => {
  for (const { id, body } of allEndpoints) {
    for (const object of body ? objectsIn(body) : []) expect(object.type, id).toBe('strict_object')
  }
  const attempt = { email: 'a@b.example', password: 'x', isAdmin: true }
  expect(v.is(LoginBody, attempt)).toBe(false)
})

test('no body can change a prototype', () => {
  const hostile: unknown = JSON.parse('{"firstName":"Ana","__proto__":{"isAdmin":true}}')
  const parsed = v.safeParse(UserUpdate, hostile)
  expect(Object.keys(parsed.output as object)).toEqual(['firstName'])
  expect((parsed.output as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('no public answer contains private fields', () => {
  const secret = [
    'address',
    'exactLat',
    'lastName',
    'rut',
    'identityCard',
    'stripePriceId',
    'suggestedValue',
    'whatsapp',
  ]
  const open = allEndpoints.filter(({ access }) => access === 'public')
  for (const { id, response } of open) {
    if (isBinary(response) || id.startsWith('auth.')) continue
    expect(
      namesIn(response).filter((name) => secret.includes(name)),
      id,
    ).toEqual([])
  }
})

test('answers drop fields that the contract does not name', () => {
  const message = v.parse(endpoints.auth.logout.response, { message: 'ok', passwordHash: 'x' })
  expect(message).toEqual({ message: 'ok' })
})

test('registration accepts the payload of the form', () => {
  const payload = {
    firstname: 'Ana',
    lastname: 'Rojas',
    email: 'ana@metrolibre.example',
    password: 'una-clave-larga',
    country: 'Perú',
    birthDate: '1990-05-17',
    isOwner: false,
    whatsapp: '+56912345678',
    phone: '912345678',
  }
  expect(v.is(RegisterBody, payload)).toBe(true)
  const keyOf = (change: object) => v.safeParse(RegisterBody, { ...payload, ...change }).issues?.[0].message
  expect(keyOf({ whatsapp: '123' })).toBe('validation.whatsapp')
  expect(keyOf({ phone: '12-34' })).toBe('validation.phone')
  expect(keyOf({ country: 'Bolivia' })).toBe('validation.country')
  expect(keyOf({ birthDate: '2026-02-30' })).toBe('validation.date')
  expect(keyOf({ birthDate: new Date().toISOString().slice(0, 10) })).toBe('validation.adult')
  expect(keyOf({ isAdmin: true })).toBe('validation.unknown_field')
  expect(keyOf({ email: undefined })).toBe('validation.email_required')
})

test('an endpoint documents the refusals that follow from its shape', () => {
  expect(documentedErrors(endpoints.reservations.hold)).toEqual(
    expect.arrayContaining(['period_taken', 'unauthenticated', 'validation', 'rate_limited']),
  )
  expect(documentedErrors(endpoints.zones.list)).not.toContain('unauthenticated')
})
