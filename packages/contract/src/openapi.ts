import { toJsonSchema } from '@valibot/to-json-schema'
import type { RegexAction, GenericSchema } from 'valibot'
import { type EndpointDefinition, type FilesSpec, isBinary } from './endpoint.ts'
import { allEndpoints } from './all-endpoints.ts'
import { documentedErrors } from './documented-errors.ts'
import { Problem, statusOf } from './errors.ts'
import { CONTRACT_VERSION } from './version.ts'
import { tagDescriptions } from './openapi-tags.ts'

type Json = Record<string, unknown>

/** Converts a schema to JSON Schema 2020-12, the dialect of OpenAPI 3.1. Checks that need code are left out. */
const jsonSchema = (schema: GenericSchema): Json => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    ignoreActions: ['check', 'transform'],
    // JSON Schema patterns have no flags. Ours only use `u`, which is implied there.
    overrideAction: ({ valibotAction, jsonSchema: soFar }) => {
      if (valibotAction.type !== 'regex') return undefined
      const pattern = (valibotAction as RegexAction<string, undefined>).requirement.source
      return soFar.pattern ? { ...soFar, allOf: [{ pattern }] } : { ...soFar, pattern }
    },
  }) as Json
  return rest
}

const parametersOf = (schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...((property as Json)['type'] === 'array' ? { style: 'form', explode: false } : {}),
  }))
}

const fileProperties = (files: FilesSpec): Json =>
  Object.fromEntries(
    Object.entries(files).map(([name, { max }]) => [
      name,
      {
        type: 'array',
        maxItems: max,
        items: { type: 'string', contentMediaType: 'application/octet-stream' },
      },
    ]),
  )

const formSchema = ({ body, files = {} }: EndpointDefinition): Json => {
  const fields = body ? (jsonSchema(body) as { properties?: Json; required?: string[] }) : {}
  const requiredFiles = Object.keys(files).filter((name) => files[name]?.required)
  return {
    type: 'object',
    properties: { ...fields.properties, ...fileProperties(files) },
    required: [...(fields.required ?? []), ...requiredFiles],
  }
}

const requestBodyOf = (definition: EndpointDefinition): Json => {
  if (definition.files) {
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(definition) } } },
    }
  }
  if (definition.body) {
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(definition.body) } },
      },
    }
  }
  if (!definition.rawBody) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: {} } } } }
}

const successOf = ({ response }: EndpointDefinition): Json =>
  isBinary(response)
    ? { description: 'Bytes', content: { [response.mediaType]: { schema: {} } } }
    : { description: 'Done', content: { 'application/json': { schema: jsonSchema(response) } } }

const refusalsOf = (definition: EndpointDefinition): Json => {
  const byStatus = Map.groupBy(documentedErrors(definition), statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

const securityOf = ({ access }: EndpointDefinition): Json => {
  if (access === 'public') return { security: [] }
  if (access === 'team') return { security: [{ team: [] }] }
  return { security: access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }
}

const operationOf = (definition: EndpointDefinition): Json => ({
  operationId: definition.id,
  tags: [definition.tag],
  summary: definition.summary,
  'x-access': definition.access,
  ...securityOf(definition),
  parameters: [...parametersOf(definition.params, 'path'), ...parametersOf(definition.query, 'query')],
  ...requestBodyOf(definition),
  responses: { [String(definition.status ?? 200)]: successOf(definition), ...refusalsOf(definition) },
})

/**
 * Returns the contract as an OpenAPI 3.1 document. `serverUrl` is the base address of the API, `/api` by
 * default.
 */
export const openApiDocument = (serverUrl = '/api'): Json => {
  const paths: Record<string, Json> = {}
  for (const definition of allEndpoints) {
    const path = definition.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operationOf(definition) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Metrolibre', version: CONTRACT_VERSION },
    servers: [{ url: serverUrl }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        team: { type: 'http', scheme: 'bearer', bearerFormat: 'the token of a team' },
      },
    },
  }
}
