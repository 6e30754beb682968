import { createHash } from 'node:crypto'
import { endpoints, type ReleaseVersion } from '@metrolibre/contract'
import type { ReleaseFacts } from '@metrolibre/gate'
import { makeToken } from '../modules/releases/tokens.ts'
import type { TestApp } from './test-app.ts'

const { releases } = endpoints
let built = 0

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Draws a token for a team that may release these apps. */
export const teamToken = (app: TestApp, team: string, apps: readonly string[], days?: number) =>
  makeToken(app.db, { team, apps, days }, app.clock.now())

/**
 * Builds a version of an app from its files; `paths` are the pages that it declares, `facts` what it tells of
 * itself besides that.
 */
export function buildVersion(
  app: string,
  files: Record<string, string>,
  paths: readonly string[] = [],
  facts: Partial<ReleaseFacts> = {},
) {
  built += 1
  const version = `20260101T000000Z-${built.toString(16).padStart(10, '0')}`
  const manifest = {
    name: app,
    version,
    builtAt: '2026-01-01T00:00:00.000Z',
    sourceHash: '0'.repeat(64),
    contractVersion: '2.0.0',
    entry: [],
    ...(app !== 'shell' && {
      config: {
        name: app,
        contractVersion: '2.0.0',
        locales: ['es', 'en'],
        needs: [],
        routes: paths.map((path, at) => ({ id: `page-${at}`, path, guard: 'public', render: 'skeleton' })),
        nav: [],
      },
    }),
    facts: { shared: {}, wire: { operations: {}, schemas: {} }, looseSelectors: [], storage: [], ...facts },
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
  }
  return { app, version, manifest: JSON.stringify(manifest), texts: Object.values(files) }
}

export type BuiltVersion = ReturnType<typeof buildVersion>

/** Sends files of a version, as the form that a client makes. */
export async function putTexts(
  app: TestApp,
  { app: name, version }: Pick<BuiltVersion, 'app' | 'version'>,
  texts: readonly string[],
  token: string,
) {
  const form = new FormData()
  for (const text of texts) form.append('files', new Blob([text]), 'file')
  const request = new Request('http://api', { method: 'POST', body: form })
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/releases/apps/${name}/versions/${version}/files`,
    headers: {
      'content-type': request.headers.get('content-type')!,
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json<{ code?: string; stored?: string[] }>() }
}

/** Pushes a version completely. */
export async function pushVersion(app: TestApp, built: BuiltVersion, token: string): Promise<ReleaseVersion> {
  const params = { app: built.app, version: built.version }
  await app.call(
    releases.begin,
    { params: { app: built.app }, body: { manifest: built.manifest } },
    { as: token },
  )
  await putTexts(app, built, built.texts, token)
  return (await app.call(releases.finish, { params }, { as: token })).body
}
