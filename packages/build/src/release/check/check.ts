import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from '../manifest.ts'
import { checkRelease } from '../registry.ts'
import { assertBuildsAlike } from './builds-alike.ts'
import { assertTypes } from './types.ts'

export interface Check {
  readonly what: string
  /** What is wrong, each with the way out; empty when all is well. */
  readonly refusals: readonly string[]
}

/**
 * Checks a version that was built here before it is promoted: its types, that the same sources give the same
 * bytes, and that it fits what runs. Yields each result as soon as it is known.
 */
export async function* checkVersion(
  releasesDir: string,
  app: string,
  version: string,
): AsyncGenerator<Check> {
  yield { what: 'types', refusals: await refusalOf(assertTypes(app)) }
  yield {
    what: 'reproducible build',
    refusals: await refusalOf(assertBuildsAlike(releasesDir, app, version)),
  }
  const manifest = await readFile(join(releasesDir, app, version, manifestFile), 'utf8')
  const refusals = await checkRelease(app, manifest)
  yield { what: 'beside what runs', refusals: refusals.map(({ sentence }) => sentence) }
}

const refusalOf = (work: Promise<void>): Promise<string[]> =>
  work.then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  )
