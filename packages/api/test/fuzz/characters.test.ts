import { allEndpoints, coverIds, type EndpointDefinition } from '@metrolibre/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin } from '../../src/testing/factories.ts'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { formOfFields } from './form-of-fields.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } })
  admin = (await makeAdmin(app.db)).id
})
afterAll(() => app.close())

const runs = Number(process.env.FUZZ_RUNS ?? 4)

const halves = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code))
/** A text with a character that can't be stored: half of a pair, two halves in the wrong order, or a NUL. */
const unstorable = fc
  .tuple(
    fc.string(),
    fc.oneof(
      halves,
      fc.constant('\0'),
      halves.map((half) => `\udc00${half}`),
    ),
    fc.string(),
  )
  .map((parts) => parts.join(''))
  .filter((text) => !text.isWellFormed() || text.includes('\0'))

const entriesOf = (schema: EndpointDefinition['body']): string[] =>
  Object.keys((schema as unknown as { entries?: object } | undefined)?.entries ?? {})

/** An id that the path of the endpoint can have. */
const idOf = ({ path }: EndpointDefinition) =>
  path.includes('/general/') ? String(coverIds.home) : path.includes(':app') ? 'shell' : admin

interface Sent {
  payload?: string | object
  headers?: Record<string, string>
}

const send = (endpoint: EndpointDefinition, { headers, ...rest }: Sent, query = '') =>
  app.server.inject({
    method: endpoint.method,
    // A month is named by its number.
    url: `/api${endpoint.path.replaceAll(':number', '2').replaceAll(/:\w+/g, idOf(endpoint))}${query}`,
    ...rest,
    headers: { authorization: `Bearer ${admin}`, ...headers },
  })

const admitted = allEndpoints.filter(({ access }) => access !== 'team')
const withBody = admitted.filter(({ body, files }) => body && !files && entriesOf(body).length > 0)
const withForm = admitted.filter(({ files }) => files)
const withQuery = admitted.filter(({ query }) => query && entriesOf(query).length > 0)
const named = (endpoints: typeof allEndpoints) =>
  endpoints.map((endpoint) => [endpoint.id, endpoint] as const)

const refusalOf = (answer: { statusCode: number; body: string }) => {
  const { fields } = JSON.parse(answer.body) as { fields?: { path: string; code: string }[] }
  return { status: answer.statusCode, ...fields?.[0] }
}

describe('a character that can’t be stored', () => {
  it.each(named(withBody))('is refused at its field by %s, however deep it is', async (_id, endpoint) => {
    const nested = fc.constantFrom(
      (text: string) => [text, ''] as const,
      (text: string) => [[text], '.0'] as const,
      (text: string) => [{ deep: { text } }, '.deep.text'] as const,
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...entriesOf(endpoint.body)),
        unstorable,
        nested,
        async (name, text, nest) => {
          const [value, path] = nest(text)
          const refusal = refusalOf(await send(endpoint, { payload: { [name]: value } }))
          expect(refusal).toMatchObject({ status: 422, path: name + path, code: 'validation.characters' })
        },
      ),
      { numRuns: runs },
    )
  })

  it.each(named(withBody))('is refused as a part of a field’s name by %s', async (_id, endpoint) => {
    await fc.assert(
      fc.asyncProperty(unstorable, async (name) => {
        expect((await send(endpoint, { payload: { [name]: 1 } })).statusCode).toBe(422)
      }),
      { numRuns: 2 },
    )
  })

  it.each(named(withQuery))('is refused at its field in the query of %s', async (_id, endpoint) => {
    for (const name of entriesOf(endpoint.query)) {
      const refusal = refusalOf(await send(endpoint, {}, `?${name}=a%00b`))
      expect(refusal).toMatchObject({ status: 422, path: name, code: 'validation.characters' })
      // Bytes that are no text arrive as replacement characters, which can be stored.
      expect((await send(endpoint, {}, `?${name}=%ED%A0%80`)).statusCode).toBeLessThan(500)
    }
  })

  it.each(named(withForm))(
    'is refused in fields, as JSON too, and names of files by %s',
    async (_id, endpoint) => {
      const file = Object.keys(endpoint.files!)[0]!
      const picture = { name: file, value: 'x', fileName: 'a.png' }
      for (const name of entriesOf(endpoint.body)) {
        const plain = formOfFields([{ name, value: 'a\0b' }, picture])
        expect(refusalOf(await send(endpoint, plain))).toMatchObject({ status: 422, path: name })
        const json = formOfFields([{ name, value: String.raw`"a\ud800"`, type: 'application/json' }, picture])
        expect((await send(endpoint, json)).statusCode).toBe(422)
      }
      for (const fileName of ['a\0b.png', 'a%00b.png'])
        for (const star of [false, true]) {
          const form = formOfFields([{ name: file, value: 'x', fileName, star }])
          expect((await send(endpoint, form)).statusCode, fileName).toBeLessThan(500)
        }
    },
  )

  it('finds nothing in a path', async () => {
    for (const { path } of admitted.filter((endpoint) => endpoint.params && endpoint.method === 'GET')) {
      const url = `/api${path.replaceAll(/:\w+/g, '%ED%A0%80')}`
      const { statusCode } = await app.server.inject({ url, headers: { authorization: `Bearer ${admin}` } })
      expect(statusCode, url).toBeGreaterThanOrEqual(400)
      expect(statusCode, url).toBeLessThan(500)
    }
  })
})
