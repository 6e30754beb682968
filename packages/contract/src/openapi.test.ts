import { expect, test } from 'vitest'
import { allEndpoints } from './all-endpoints.ts'
import { openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: object; explode?: boolean }[]
  responses: Record<string, { description: string }>
  security: object[]
  requestBody?: {
    content: Record<string, { schema: { required?: string[]; additionalProperties?: boolean } }>
  }
}
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

test('describes every endpoint once', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    allEndpoints.map(({ id }) => id).toSorted(),
  )
})

test('says what the calls of every tag are about, and of no other', () => {
  const { tags } = openApiDocument() as { tags: { name: string; description: string }[] }
  expect(tags.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(allEndpoints.map(({ tag }) => tag))].toSorted(),
  )
})

test('keeps trailing slashes and writes parameters in braces', () => {
  expect(Object.keys(document.paths)).toContain('/locations/')
  const detail = document.paths['/locations/{id}']?.['get']
  expect(detail?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { format: 'uuid' } },
  ])
  expect(detail?.security).toEqual([{}, { bearer: [] }])
})

test('has a parameter for each placeholder in a path', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const operation of Object.values(methods)) {
      const named = operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name)
      expect(named, path).toEqual(places)
    }
  }
})

test('lists the refusals that share a status, and refuses unknown fields in bodies', () => {
  const login = document.paths['/auth/login']?.['post']
  expect(login?.responses['401']?.description).toContain('invalid_credentials')
  expect(login?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['email', 'password'],
    additionalProperties: false,
  })
})

test('describes uploads as forms and lists as comma-separated values', () => {
  const upload = document.paths['/images/multi']?.['post']
  expect(upload?.requestBody?.content['multipart/form-data']?.schema.required).toEqual([
    'id',
    'table',
    'route',
    'images',
  ])
  const services = document.paths['/locations/']?.['get']?.parameters.find(({ name }) => name === 'services')
  expect(services?.explode).toBe(false)
})
