import { allEndpoints } from '@metrolibre/contract'
import { openApiDocument } from '@metrolibre/contract/openapi'
import { keepOnce, type Schemas } from './schemas.ts'

/** What goes over the wire for one endpoint. Schemas are keys of `Wire.schemas`. */
export interface WireOperation {
  method: string
  path: string
  access: string
  /** By place and name, for example `query q` or `path id`. */
  parameters: Record<string, { required: boolean; schema: string }>
  /** By media type; without it, nothing is sent. */
  request?: Record<string, string>
  /** The answer when all went well, by media type. */
  response: Record<string, string>
}

/**
 * A contract as it goes over the wire, by the ids of its endpoints. With the wire of a client and that of a
 * server it can be told whether they understand each other.
 */
export interface Wire {
  operations: Record<string, WireOperation>
  schemas: Schemas
}

interface DocumentedOperation {
  operationId: string
  'x-access': string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

type Content = Record<string, { schema: object }>

/** Returns the wire of the contract that is installed: of the endpoints that a client uses, or of all. */
export function wireOf(used: readonly string[] = allEndpoints.map(({ id }) => id)): Wire {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, DocumentedOperation>> }
  const schemas: Schemas = {}
  const operations: Wire['operations'] = {}
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!used.includes(operation.operationId)) continue
      operations[operation.operationId] = {
        method: method.toUpperCase(),
        path,
        ...wireOperation(operation, schemas),
      }
    }
  }
  return { operations: inOrder(operations), schemas: inOrder(schemas) }
}

/** In one order, whatever order the endpoints were loaded in. */
const inOrder = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))

function wireOperation(
  operation: DocumentedOperation,
  schemas: Schemas,
): Omit<WireOperation, 'method' | 'path'> {
  const byMediaType = (content: Content = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, keepOnce(schema, schemas)]))
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200'
  return {
    access: operation['x-access'],
    parameters: Object.fromEntries(
      operation.parameters.map(({ name, in: place, required, schema }) => [
        `${place} ${name}`,
        { required, schema: keepOnce(schema, schemas) },
      ]),
    ),
    ...(operation.requestBody && { request: byMediaType(operation.requestBody.content) }),
    response: byMediaType(operation.responses[success]?.content),
  }
}
