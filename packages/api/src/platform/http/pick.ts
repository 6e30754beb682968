import { is, type GenericSchema } from 'valibot'

type Pick = (value: unknown) => unknown

/** A schema with the members that valibot documents for the kinds which contain others, such as `ObjectSchema`. */
interface Node extends GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly options?: readonly Node[]
  readonly value?: Node
  readonly key?: string
  readonly literal?: unknown
}

const same: Pick = (value) => value

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Compiles a response schema into a function that copies only the fields that the schema names, so that a
 * column added later can't leak. It does not check types: answers come from our own mapping, and tests check
 * every answer against the schema.
 */
export const compilePick = (schema: GenericSchema): Pick => pickOf(schema as Node)

function pickOf(node: Node): Pick {
  if (node.wrapped) return optional(pickOf(node.wrapped))
  if (node.entries) return pickObject(node.entries)
  if (node.item) return pickArray(pickOf(node.item))
  if (node.type === 'record' && node.value) return pickRecord(pickOf(node.value))
  if (node.type === 'variant' && node.options && node.key) return pickVariant(node.key, node.options)
  if (node.type === 'union' && node.options) return pickUnion(node.options)
  return same
}

const optional = (pick: Pick): Pick =>
  pick === same ? same : (value) => (value === null || value === undefined ? value : pick(value))

function pickObject(entries: Readonly<Record<string, Node>>): Pick {
  const picks = new Map(Object.entries(entries).map(([name, node]) => [name, pickOf(node)]))
  /**
   * Tells whether an object has no other fields. Most answers don't, and returning them without a copy halves
   * the memory they need.
   */
  const isExact = (value: Record<string, unknown>): boolean => {
    // A class may output in `toJSON` what none of its fields hold.
    if (Object.getPrototypeOf(value) !== Object.prototype) return false
    for (const name in value) {
      const pick = picks.get(name)
      if (!pick || (pick !== same && pick(value[name]) !== value[name])) return false
    }
    return true
  }
  return (value) => {
    if (!isRecord(value) || isExact(value)) return value
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of picks) {
      const field = value[name]
      if (field !== undefined) picked[name] = pick(field)
    }
    return picked
  }
}

const pickArray = (pick: Pick): Pick =>
  pick === same
    ? same
    : (value) => {
        if (!Array.isArray(value)) return value
        return value.every((item) => pick(item) === item) ? value : value.map((item) => pick(item))
      }

const pickRecord = (pick: Pick): Pick =>
  pick === same
    ? same
    : (value) =>
        isRecord(value)
          ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, pick(field)]))
          : value

/** Chooses the shape by the discriminator, without trying them all. */
function pickVariant(key: string, options: readonly Node[]): Pick {
  const picks = new Map<unknown, Pick>()
  for (const option of options) {
    const discriminator = option.entries?.[key] as
      | { literal?: unknown; options?: readonly unknown[] }
      | undefined
    for (const word of discriminator?.options ?? [discriminator?.literal]) picks.set(word, pickOf(option))
  }
  return (value) => (isRecord(value) ? (picks.get(value[key])?.(value) ?? null) : value)
}

function pickUnion(options: readonly Node[]): Pick {
  const picks = options.map((option) => [option, pickOf(option)] as const)
  if (picks.every(([, pick]) => pick === same)) return same
  return (value) => picks.find(([option]) => is(option, value))?.[1](value) ?? null
}
