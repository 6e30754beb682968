import { isDeepStrictEqual } from 'node:util'
import { refusals } from './accepts.ts'
import type { Wire, WireOperation } from './wire.ts'

/** One reason why a client and a server would not understand each other. */
export interface WireBreak {
  /** The id of the endpoint. */
  operation: string
  /** A phrase with the place, for example `the answer's total is string instead of integer`. */
  reason: string
}

/** Returns what a client of one contract would stumble over at a server of another. */
export const wireBreaks = (client: Wire, server: Wire): WireBreak[] =>
  Object.entries(client.operations).flatMap(([operation, used]) => {
    const served = server.operations[operation]
    const reasons = served
      ? [
          ...ofAddress(used, served),
          ...ofAccess(used, served),
          ...ofParameters({ used, served, client, server }),
          ...ofRequest({ used, served, client, server }),
          ...ofResponse({ used, served, client, server }),
        ]
      : ['is not served']
    return reasons.map((reason) => ({ operation, reason }))
  })

interface Pair {
  used: WireOperation
  served: WireOperation
  client: Wire
  server: Wire
}

const ofAddress = (used: WireOperation, served: WireOperation): string[] =>
  used.method === served.method && used.path === served.path
    ? []
    : [`is served as ${served.method} ${served.path}`]

const byRights = ['public', 'optional', 'user', 'owner', 'admin']

const ofAccess = (used: WireOperation, served: WireOperation): string[] =>
  byRights.indexOf(served.access) > Math.max(1, byRights.indexOf(used.access))
    ? [`is only for ${served.access}`]
    : []

function ofParameters({ used, served, client, server }: Pair): string[] {
  const needed = Object.entries(served.parameters)
    .filter(([name, { required }]) => required && !used.parameters[name]?.required)
    .map(([name]) => `needs ${name}`)
  const sent = Object.entries(used.parameters).flatMap(([name, { schema }]) => {
    const known = served.parameters[name]
    if (!known) return [`does not know ${name}`]
    return refusals(
      { schema: { $ref: schema }, schemas: client.schemas },
      { schema: { $ref: known.schema }, schemas: server.schemas },
      name,
    )
  })
  return [...needed, ...sent]
}

function ofRequest({ used, served, client, server }: Pair): string[] {
  if (!served.request) return used.request ? ['takes no body'] : []
  if (!used.request) return ['needs a body']
  return Object.entries(used.request).flatMap(([type, schema]) => {
    const known = served.request?.[type]
    if (!known) return [`does not take ${type}`]
    return refusals(
      { schema: { $ref: schema }, schemas: client.schemas },
      { schema: { $ref: known }, schemas: server.schemas },
      'body',
    )
  })
}

function ofResponse({ used, served, client, server }: Pair): string[] {
  return Object.entries(served.response).flatMap(([type, schema]) => {
    const known = used.response[type]
    if (!known) return [`answers with ${type}`]
    return refusals(
      { schema: { $ref: schema }, schemas: server.schemas },
      { schema: { $ref: known }, schemas: client.schemas },
      'answer',
    )
  })
}

/**
 * How much the version of a contract has to be raised for a change, after the rules of semantic versions:
 * `major` when clients of the old one can't use the new one, `minor` when there is more than before.
 */
export type ChangeLevel = 'none' | 'minor' | 'major'

/** Returns the level of the change from one contract to the next. */
export function changeLevel(before: Wire, after: Wire): ChangeLevel {
  if (wireBreaks(before, after).length > 0) return 'major'
  return isDeepStrictEqual(before, after) ? 'none' : 'minor'
}

/** Returns the lowest version that a change of this level may have. */
export function raised(version: string, level: ChangeLevel): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (level === 'major') return `${major + 1}.0.0`
  return level === 'minor' ? `${major}.${minor + 1}.0` : version
}
