import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { call, configureApi, isApiError, isNetworkError } from '@metrolibre/api-client/core'
import {
  endpoints,
  type ReleasePromotion,
  type ReleaseRefusal,
  type ReleaseVersion,
} from '@metrolibre/contract'
import { dataDir } from './releases-dir.ts'

const { releases } = endpoints

/** The address of the site whose registry is used, without a slash at its end. An empty variable counts as not set. */
export const siteOf = (env: NodeJS.ProcessEnv = process.env): string =>
  (env['RELEASES_URL'] || `http://localhost:${env['PORT'] ?? '4000'}`).replace(/\/$/, '')

/**
 * Reads where the registry is: `RELEASES_URL` and `RELEASES_TOKEN`, else the platform that was started with the same
 * `PORT` and `DATA_DIR`.
 * @throws Error with one sentence when there is no token
 */
export async function openRegistry(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const address = siteOf(env)
  const token = env['RELEASES_TOKEN'] || (await localToken(env))
  if (!token) throw new Error('RELEASES_TOKEN is missing: the token of your team for this registry.')
  configureApi({
    baseUrl: `${address}/api`,
    getToken: () => Promise.resolve(token),
    getLanguage: () => 'en',
  })
}

/** `npm start` draws a token for its own copy and keeps it with its other keys. */
async function localToken(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const text = await readFile(join(dataDir(env), 'secrets.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { releasesToken?: string }).releasesToken
}

export interface Released {
  readonly versions: readonly ReleaseVersion[]
  readonly promotions: readonly ReleasePromotion[]
  /** The number of the last promotion, 0 before the first one. */
  readonly seq: number
}

/** Returns the versions and promotions of an app, newest first. */
export async function readReleased(app: string): Promise<Released> {
  const { versions, promotions } = await call(releases.list, { params: { app } })
  return { versions, promotions, seq: promotions[0]?.seq ?? 0 }
}

interface Why {
  readonly expected: number
  readonly reason: string
}

export interface WantedPromotion {
  readonly app: string
  readonly version: string
  readonly expected: number
}

/** Puts versions into use, all at once. @throws ApiError promoted_meanwhile when somebody else was first */
export const promoteReleases = (
  promotions: readonly WantedPromotion[],
  reason: string,
): Promise<ReleasePromotion[]> => call(releases.promote, { body: { promotions: [...promotions], reason } })

/** Returns why a version can't be put into use now, each with the way out. */
export const checkRelease = async (app: string, manifest: string): Promise<readonly ReleaseRefusal[]> =>
  (await call(releases.check, { params: { app }, body: { manifest } })).refusals

/** Makes a link that shows versions to its holder alone, for some hours. */
export const previewReleases = (
  versions: ReadonlyArray<{ app: string; version: string }>,
  hours: number,
): Promise<{ token: string; until: string }> =>
  call(releases.preview, { body: { versions: [...versions], hours } })

/** Goes back to the version before. */
export const rollbackRelease = (app: string, why: Why): Promise<ReleasePromotion> =>
  call(releases.rollback, { params: { app }, body: why })

/** Removes the files of versions that nobody needs any more, and returns those versions. */
export const pruneReleases = async (app: string): Promise<string[]> =>
  (await call(releases.prune, { params: { app } })).pruned

/** Writes an error of the registry in one sentence for the command line. */
export const sentenceOf = (error: unknown): string => {
  if (isNetworkError(error))
    return 'The registry does not answer. Start the platform, or set RELEASES_URL to its address.'
  if (isApiError(error, 'unauthenticated'))
    return 'The registry does not know this token, or it has ended: set RELEASES_TOKEN to the token of your team.'
  if (isApiError(error, 'forbidden'))
    return 'The token in RELEASES_TOKEN is not for this app: its team alone can release it.'
  if (isApiError(error) && error.fields.length > 0)
    return error.fields.map(({ path, message }) => `${path}: ${message}`).join('\n')
  return error instanceof Error ? error.message : String(error)
}
