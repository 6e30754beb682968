import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { call, configureApi, isApiError } from '@metrolibre/api-client/core'
import {
  endpoints,
  releaseLimits,
  type ReleaseEdition,
  type ComposerTrouble,
  type ReleasePreview,
  type RenderCount,
  type SentPages,
} from '@metrolibre/contract'

const { canaries, releases } = endpoints

/** Distinguishes the composers of a machine, and of its earlier starts. */
const composerName = `${hostname().slice(0, 80)} ${randomBytes(3).toString('hex')}`

/** What a mirror reads from the registry. */
export interface ReleaseSource {
  /** Gives the current edition, and waits for another one if it was seen already. */
  edition: (seen: string | undefined, signal: AbortSignal) => Promise<ReleaseEdition>
  /** Gives the manifest of a version as it was pushed. */
  manifest: (app: string, version: string) => Promise<string>
  file: (app: string, version: string, integrity: string) => Promise<Uint8Array>
}

/** Gives what the link of a preview shows; undefined when there is none or it has ended. */
export type ReadPreview = (token: string) => Promise<ReleasePreview | undefined>

/** Tells the registry how many pages of which versions were rendered. */
export type CountRenders = (renders: RenderCount[]) => Promise<unknown>

/** Tells the registry how many pages were sent with a ticket. */
export type CountPages = (pages: SentPages[]) => Promise<unknown>

/** Tells the registry what this composer does not show as promoted. */
export type Report = (troubles: ComposerTrouble[]) => Promise<unknown>

/** Reads the registry of the API with the token of this composer. */
export function registrySource(
  apiUrl: string,
  token: string,
): ReleaseSource & {
  preview: ReadPreview
  countRenders: CountRenders
  countPages: CountPages
  report: Report
} {
  configureApi({
    baseUrl: `${apiUrl.replace(/\/$/, '')}/api`,
    getToken: () => Promise.resolve(token),
    getLanguage: () => 'en',
  })
  return {
    edition: (seen, signal) =>
      call(releases.edition, {
        query: seen === undefined ? {} : { seen, wait: releaseLimits.waitSeconds },
        signal,
      }),
    manifest: async (app, version) => (await call(releases.manifest, { params: { app, version } })).manifest,
    file: async (app, version, integrity) => {
      const blob = await call(releases.file, { params: { app, version }, query: { integrity } })
      return new Uint8Array(await blob.arrayBuffer())
    },
    report: (troubles) => call(releases.report, { body: { composer: composerName, troubles } }),
    countRenders: (renders) => call(canaries.renders, { body: { renders } }),
    countPages: (pages) => call(canaries.pages, { body: { pages } }),
    preview: (link) =>
      call(releases.previewed, { params: { token: link } }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'not_found') return undefined
        throw error
      }),
  }
}
