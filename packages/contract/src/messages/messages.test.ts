import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LoginBody } from '../auth/schemas.ts'
import { allEndpoints } from '../all-endpoints.ts'
import { errorCodes } from '../errors.ts'
import { ContractForm } from '../reservations/contract-form.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fieldProblems, isMessageKey, messageFor, negotiateLocale } from './messages.ts'

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole).toSorted()

test('every code has a text, and both languages have the same keys and placeholders', () => {
  for (const code of Object.keys(errorCodes)) expect(isMessageKey(`error.${code}`), code).toBe(true)
  expect(Object.keys(en)).toEqual(Object.keys(es))
  for (const key of Object.keys(es) as (keyof typeof es)[])
    expect(holes(en[key]), key).toEqual(holes(es[key]))
})

test('every validation key of a body has a text', () => {
  const keys = (node: unknown, seen = new Set<unknown>()): string[] => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return []
    seen.add(node)
    const own = 'message' in node && typeof node.message === 'string' ? [node.message] : []
    return [...own, ...Object.values(node).flatMap((value) => keys(value, seen))]
  }
  const used = new Set(allEndpoints.flatMap(({ body }) => keys(body)))
  expect([...used].filter((key) => !isMessageKey(key))).toEqual([])
})

test('the fixed texts are unchanged', () => {
  expect(messageFor('es', 'validation.email_required')).toBe('Es necesario un email valido')
  expect(messageFor('es', 'validation.whatsapp')).toBe('Numero de whatsapp invalido.')
  expect(messageFor('es', 'validation.min', { min: 3 })).toBe('Este campo debe ser mayor de 3')
  expect(messageFor('es', 'error.lease_undefined')).toBe('Esta ubicación no tiene fecha de arriendo definido')
})

test('a number is written as its language does', () => {
  expect(messageFor('es', 'validation.min', { min: 0.01 })).toBe('Este campo debe ser mayor de 0,01')
  expect(messageFor('en', 'validation.min', { min: 0.01 })).toBe('This field must be greater than 0.01')
  expect(messageFor('es', 'validation.max', { max: 10_000_000 })).toContain('10.000.000')
})

test('a date is written as its language does, and a file that is named like one keeps its name', () => {
  const date = '2031-04-30'
  expect(messageFor('es', 'validation.lease_end_booked', { date })).toContain('hasta el 30 de abril de 2031:')
  expect(messageFor('en', 'validation.lease_end_booked', { date })).toContain('until 30 April 2031')
  expect(messageFor('es', 'validation.image_kind', { name: '2031-04-30.jpg' })).toContain('2031-04-30.jpg')
})

test('an unknown key is never shown', () => {
  expect(messageFor('es', 'no.such.key')).toBe('Este campo no es válido')
  expect(messageFor('es', '__proto__')).toBe('Este campo no es válido')
})

test('every field is reported once, with its first problem', () => {
  const { issues = [] } = v.safeParse(LoginBody, { email: '' })
  expect(fieldProblems(issues, 'en')).toEqual([
    { path: 'email', code: 'validation.email_required', message: 'A valid email is needed' },
    { path: 'password', code: 'validation.required', message: 'This field is required' },
  ])
  const nested = v.safeParse(v.object({ contractData: ContractForm }), { contractData: { people_fix: -1 } })
  const people = fieldProblems(nested.issues ?? [], 'es', 'body').find(({ path }) =>
    path.endsWith('people_fix'),
  )
  expect(people).toEqual({
    path: 'body.contractData.people_fix',
    code: 'validation.at_least',
    message: 'Este campo debe ser 0 o más',
  })
})

test.each([
  [undefined, undefined, 'es'],
  ['en', 'es-CL', 'en'],
  ['fr', 'en-GB,en;q=0.9', 'en'],
  [undefined, 'fr,en;q=0.4,es;q=0.8', 'es'],
  [undefined, 'en;q=0', 'es'],
  [undefined, '*', 'es'],
])('lang %s and Accept-Language %s give %s', (lang, header, locale) => {
  expect(negotiateLocale(lang, header)).toBe(locale)
})
