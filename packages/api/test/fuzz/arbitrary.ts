import type { EndpointDefinition, Schema } from '@metrolibre/contract'
import * as fc from 'fast-check'
import { is } from 'valibot'

interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** What breaks queries, pages, spreadsheets and layouts. */
const hostile = [
  '',
  "' or 1=1 --",
  '%',
  '\\',
  '\u0000',
  '../../etc/passwd',
  '<script>',
  '=1+1',
  '\u202Eevil',
  '🙂👩‍👩‍👧',
]
const long = ['ñ'.repeat(200), 'A'.repeat(4999), 'Z\u0351\u036b'.repeat(30), 'a'.repeat(64)]
const dates = ['2026-02-31', '0001-01-01', '1990-05-17', '2027-01-01', '2100-12-31', '9999-12-31', '2027-01']
const people = [
  'Ada',
  'María Łukasz Нина',
  '漢字',
  'a@people.example',
  'info@ñandú.cl',
  '+56912345678',
  '912345678',
]
const papers = ['12.345.678-5', '11.111.111-1', '45678901-5', '20100070970', '012', '00255004417', '000000']
const places = ['Chile', 'Perú', 'CLP', '-70,-33,-69,-32', 'https://www.instagram.com/a', 'Taller Sur']
const queries = ['2', 'shell', 'asc', 'e30', 'W251bGwsbnVsbF0', 'q=a']
/** Of these a field takes those that fit its schema. */
const texts = [hostile, long, dates, people, papers, places, queries].flat()
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...texts))

const numbers = [0, 1, 2, 3, 12, 24, 100, 450_000, -1, 0.5, -33.45, 1_000_000_000, 1_000_000_000_000]
const instants = [Date.UTC(2027, 0, 1, 3), Date.UTC(2027, 2, 1, 3), 2_000_000_000_000, 253_402_300_799_999]
const edges = [8_640_000_000_000_000, Number.MAX_SAFE_INTEGER]
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(...numbers, ...instants, ...edges))

/** Prefers those candidates that a schema takes, so that a whole body often passes and reaches the database. */
function fitting(
  node: Node,
  candidates: readonly unknown[],
  any: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const taken = candidates.filter((candidate) => is(node as unknown as Schema, candidate))
  return taken.length === 0
    ? any
    : fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...taken) }, { weight: 1, arbitrary: any })
}

/**
 * Returns an arbitrary that mostly generates values of the right kind, so that they pass the first check, and
 * sometimes any value.
 */
function valueOf(node: Node, known: readonly string[]): fc.Arbitrary<unknown> {
  const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>
  const often = (usual: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: anything })
  if (node.wrapped) {
    const inside = valueOf(node.wrapped, known)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: is(node as unknown as Schema, null) ? 3 : 1, arbitrary: fc.constant(null) },
      { weight: 9, arbitrary: inside },
    )
  }
  if (node.entries) return often(objectOf(node.entries, known))
  if (node.item) return often(fc.array(valueOf(node.item, known), { maxLength: 8 }))
  if (node.type === 'literal') return often(fc.constant(node.literal))
  if (node.type === 'picklist') return often(fc.constantFrom(...(node.options ?? ['x'])))
  if (node.type === 'union' || node.type === 'variant')
    return fc.oneof(...(node.options as Node[]).map((option) => valueOf(option, known)))
  if (node.type === 'number') return fitting(node, [...numbers, ...instants], number)
  if (node.type === 'boolean') return often(fc.boolean())
  return fitting(node, [...texts, ...known], text)
}

const objectOf = (entries: Readonly<Record<string, Node>>, known: readonly string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(Object.entries(entries).map(([name, node]) => [name, valueOf(node, known)])),
      ),
      // Fields that would give privileges if they were copied.
      fc.option(fc.constantFrom({ isAdmin: true }, { ownerId: 'x' }, { price: 1 }, { status: 'confirmed' }), {
        nil: {},
        freq: 6,
      }),
    )
    .map(([named, extra]) => ({ ...named, ...extra }))

const textsOf = (schema: Schema | undefined, known: readonly string[]) =>
  schema
    ? objectOf((schema as unknown as Node).entries ?? {}, known).map((record) =>
        Object.fromEntries(
          Object.entries(record as object)
            .filter(([, value]) => value !== undefined && value !== null)
            .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
        ),
      )
    : fc.constant(undefined)

const paramsOf = ({ path, params }: EndpointDefinition, known: readonly string[]) => {
  const nodes = (params as unknown as Node | undefined)?.entries
  const any = text.filter((value) => value !== '' && value.isWellFormed())
  const filled = [...texts, ...known].filter((value) => value !== '')
  return fc.record(
    Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
        const node = nodes?.[name!]
        const fits = node ? fitting(node, filled, any) : fc.constantFrom(...known)
        return [
          name!,
          fc.oneof({ weight: 4, arbitrary: fits }, { weight: 1, arbitrary: any }) as fc.Arbitrary<string>,
        ]
      }),
    ),
  )
}

/** Returns an arbitrary for a random call of an endpoint: parameters, query and JSON body. */
export const inputOf = (endpoint: EndpointDefinition, known: readonly string[]) =>
  fc.record({
    params: paramsOf(endpoint, known),
    query: textsOf(endpoint.query, known),
    body:
      endpoint.body && !endpoint.files
        ? valueOf(endpoint.body as unknown as Node, known)
        : fc.constant(undefined),
    headers: fc.constant(
      endpoint.body ? { 'content-type': 'application/json' } : ({} as Record<string, string>),
    ),
  })
