import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, readReleaseManifest } from '../manifest.ts'
import { checkRelease, previewReleases, siteOf } from '../registry.ts'
import { assertBuildsAlike } from './builds-alike.ts'
import { openBrowser, unhydrated } from './hydrates.ts'
import { publicAddresses, unrendered } from './renders.ts'
import { assertTypes } from './types.ts'

export interface Check {
  readonly what: string
  /** What is wrong, each with the way out; empty when all is well. */
  readonly refusals: readonly string[]
}

interface Candidate {
  readonly releasesDir: string
  readonly app: string
  readonly version: string
  /** Sends the version to the registry, where nobody sees it yet. */
  readonly push: () => Promise<unknown>
}

/**
 * Checks a version that was built here before it is promoted: its types, that the same sources give the same
 * bytes, that it fits what runs, and that its public pages work alongside the shell that runs, in a preview. Yields each
 * result as soon as it is known.
 */
export async function* checkVersion({ releasesDir, app, version, push }: Candidate): AsyncGenerator<Check> {
  yield { what: 'types', refusals: await refusalOf(assertTypes(app)) }
  yield {
    what: 'the same bytes when built again',
    refusals: await refusalOf(assertBuildsAlike(releasesDir, app, version)),
  }
  const versionDir = join(releasesDir, app, version)
  const refusals = await checkRelease(app, await readFile(join(versionDir, manifestFile), 'utf8'))
  yield { what: 'fits what runs', refusals: refusals.map(({ sentence }) => sentence) }
  const addresses = publicAddresses(await readReleaseManifest(versionDir))
  if (refusals.length > 0 || addresses.length === 0) return
  await push()
  const { token } = await previewReleases([{ app, version }], 1)
  const site = siteOf()
  yield { what: 'renders on the server', refusals: await unrendered({ site, token }, addresses) }
  const browser = await openBrowser()
  if (!browser) return
  try {
    yield { what: 'starts in a browser', refusals: await unhydrated(browser, { site, token }, addresses) }
  } finally {
    await browser.close()
  }
}

const refusalOf = (work: Promise<void>): Promise<string[]> =>
  work.then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  )
