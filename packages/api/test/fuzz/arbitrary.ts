import type { EndpointDefinition, Schema } from '@metrolibre/contract'
import * as fc from 'fast-check'

interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    "' or 1=1 --",
    '%',
    '\\',
    '\u0000',
    '../../etc/passwd',
    '<script>',
    'ñ'.repeat(200),
    '2026-02-31',
    '0000-01-01',
    '9999-12-31',
  ),
  fc.constantFrom('2027-01-01', 'a@people.example', '+56912345678', 'Chile', 'Perú', '-70,-33,-69,-32'),
)
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    0,
    1,
    -1,
    2_000_000_000_000,
    1_830_000_000_000,
    8_640_000_000_000_000,
    9_007_199_254_740_991,
  ),
)

/**
 * Returns an arbitrary that mostly generates values of the right kind, so that they pass the first check, and
 * sometimes any value.
 */
function valueOf(node: Node, known: readonly string[]): fc.Arbitrary<unknown> {
  const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>
  const often = (fitting: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: anything })
  if (node.wrapped) return fc.oneof(fc.constant(undefined), fc.constant(null), valueOf(node.wrapped, known))
  if (node.entries) return often(objectOf(node.entries, known))
  if (node.item) return often(fc.array(valueOf(node.item, known), { maxLength: 8 }))
  if (node.type === 'literal') return often(fc.constant(node.literal))
  if (node.type === 'picklist') return often(fc.constantFrom(...(node.options ?? ['x'])))
  if (node.type === 'union' || node.type === 'variant')
    return fc.oneof(...(node.options as Node[]).map((option) => valueOf(option, known)))
  if (node.type === 'number') return often(number)
  if (node.type === 'boolean') return often(fc.boolean())
  return often(fc.oneof(text, fc.constantFrom(...known)))
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

const paramsOf = ({ path }: EndpointDefinition, known: readonly string[]) =>
  fc.record(
    Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => [
        name!,
        fc.oneof(
          fc.constantFrom(...known),
          text.filter((value) => value !== '' && value.isWellFormed()),
        ),
      ]),
    ),
  )

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
