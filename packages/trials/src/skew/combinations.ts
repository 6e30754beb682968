import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkRelease, manifestFile, previewReleases, readReleaseManifest } from '@metrolibre/build/release'
import { openBrowser, publicAddresses, unhydrated, unrendered } from '@metrolibre/build/release/check'
import type { Finding, TrialPlace } from '../drill/drill.ts'
import type { Built } from './earlier-builds.ts'

/** An app as it is in use, and as it was earlier. */
export interface Pair {
  readonly now: Built
  readonly earlier: Built
}

/**
 * Opens the public pages of each remote in every mixture of the versions in use with earlier ones: an older remote in the
 * shell, the remote in an older shell, both older. Each works, on the server and in a browser, or the gate would not let
 * it be promoted and says why.
 */
export async function combinations(
  place: TrialPlace,
  shell: Pair,
  remotes: readonly Pair[],
): Promise<Finding[]> {
  const shellRefusals = await refusalsOf(shell.earlier)
  const findings: Finding[] = []
  for (const remote of remotes) {
    const { app } = remote.now
    const remoteRefusals = await refusalsOf(remote.earlier)
    findings.push(
      await tried(
        place,
        `the shell with an earlier ${app}`,
        [remote.earlier],
        remote.earlier,
        remoteRefusals,
      ),
      await tried(place, `an earlier shell with ${app}`, [shell.earlier], remote.now, shellRefusals),
      await tried(place, `both earlier, ${app}`, [shell.earlier, remote.earlier], remote.earlier, [
        ...shellRefusals,
        ...remoteRefusals,
      ]),
    )
  }
  return findings
}

const refusalsOf = async ({ app, dir }: Built): Promise<string[]> =>
  (await checkRelease(app, await readFile(join(dir, manifestFile), 'utf8'))).map(({ sentence }) => sentence)

/** Opens the pages of a remote in a preview of some versions. */
async function tried(
  { url: site }: TrialPlace,
  what: string,
  shown: readonly Built[],
  pagesOf: Built,
  refusals: readonly string[],
): Promise<Finding> {
  const addresses = publicAddresses(await readReleaseManifest(pagesOf.dir))
  if (addresses.length === 0) return { what, held: null, seen: 'has no public pages' }
  const { token } = await previewReleases(
    shown.map(({ app, version }) => ({ app, version })),
    1,
  )
  const preview = { site, token }
  const browser = (await openBrowser())!
  try {
    const failures = [
      ...(await unrendered(preview, addresses)),
      ...(await unhydrated(browser, preview, addresses)),
    ]
    const works = failures.length === 0
    const seen = works ? `${addresses.length} pages work` : `${failures.length} failures: ${failures[0]}`
    const verdict = refusals.length > 0 ? `; the gate refuses it: ${refusals[0]}` : ''
    return { what, held: works || refusals.length > 0, seen: seen + verdict }
  } finally {
    await browser.close()
  }
}
