import * as v from 'valibot'
import { expect, test } from 'vitest'
import { allEndpoints } from './all-endpoints.ts'

/** Longer than any text may be: what is refused for its length must not take long either. */
const length = 8_000
/** A pattern that starts again at each letter takes a hundred times as long as one that goes through a text once. */
const mostMs = 200

const parts = [
  'x',
  '0',
  '.',
  '-',
  ' ',
  'x.',
  '.x',
  'x-',
  'a@',
  '1.',
  '1,',
  '://',
  '/',
  '"',
  '\n',
  '+',
  '(',
  'ñ',
  'İ',
  'x ',
]
const rareParts = [
  '\u0301',
  'a\u0301',
  '\u200B',
  '\u00A0',
  '😀',
  'ﷺ',
  'xn--',
  'www.',
  '%',
  '&',
  '<',
  '_',
  '2026-',
]
const ends = ['', '\u0001']
const starts = ['', 'https://', 'a@', '$ ', '+56 ', 'data:image/png;base64,']

const longTexts = [...parts, ...rareParts].flatMap((part) => {
  const text = part.repeat(Math.ceil(length / part.length))
  return starts.flatMap((start) => ends.map((end) => start + text + end))
})

const inner = ['entries', 'item', 'wrapped', 'options', 'items', 'value', 'key', 'rest', 'pipe'] as const

/** Lists the schemas of texts within a schema, each once, with where it was found first. */
function textsIn(
  schema: unknown,
  name: string,
  found: Map<v.GenericSchema, string>,
  seen: Set<unknown>,
): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  const { kind, type, pipe } = schema as { kind?: string; type?: string; pipe?: readonly v.GenericSchema[] }
  if (kind === 'schema' && (type === 'string' || pipe?.[0]?.type === 'string'))
    found.set(schema as v.GenericSchema, name)
  for (const key of inner) {
    const next = (schema as Record<string, unknown>)[key]
    if (typeof next !== 'object' || next === null) continue
    if ('kind' in next) textsIn(next, name, found, seen)
    else
      for (const [part, one] of Object.entries(next))
        textsIn(one, key === 'entries' ? `${name}.${part}` : name, found, seen)
  }
}

/** Returns how long the processor takes for a call, in ms. */
function processorMs(call: () => void): number {
  const start = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

test('no text makes a field take long to judge it, however long it is', { timeout: 120_000 }, () => {
  const fields = new Map<v.GenericSchema, string>()
  const seen = new Set<unknown>()
  for (const endpoint of allEndpoints)
    for (const part of ['params', 'query', 'body'] as const)
      textsIn(endpoint[part], `${endpoint.id} ${part}`, fields, seen)
  expect(fields.size).toBeGreaterThan(100)
  const slow = new Map<string, number>()
  for (const [field, name] of fields)
    for (const text of longTexts) {
      const ms = processorMs(() => void v.safeParse(field, text))
      // A slow machine is slow once, a slow pattern each time.
      if (ms > mostMs && processorMs(() => void v.safeParse(field, text)) > mostMs) slow.set(name, ms)
    }
  expect([...slow.keys()]).toEqual([])
})
