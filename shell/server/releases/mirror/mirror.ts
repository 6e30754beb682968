import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prune, readReleaseManifest, readPointer, writePointer } from '@metrolibre/build/release/reading'
import { releaseLimits, type ReleaseEdition, type RunningCanary } from '@metrolibre/contract'
import { arriving, fetchVersion } from './fetch-version.ts'
import type { ReleaseSource } from './source.ts'

/** How well a mirror follows its registry, for monitoring. */
export interface MirrorFollowing {
  status: 'followed' | 'failing'
  /** Since when it is so. */
  since: string
}

interface Options {
  releasesDir: string
  source: ReleaseSource
  /** Called when other canaries run than before. */
  onCanaries?: () => void
  onFailure: (error: unknown) => void
}

const pauseMs = 1000
const staleMs = 3_600_000
const dayMs = 86_400_000

type AppEdition = ReleaseEdition['apps'][number]

/**
 * Keeps a releases folder in step with the registry. A pointer moves once all files of its version are there, so
 * readers of the folder never see half a version, and what is there stays when the registry can't be reached.
 */
export function openMirror({ releasesDir, source, onCanaries, onFailure }: Options) {
  const end = new AbortController()
  let following: MirrorFollowing = { status: 'failing', since: new Date().toISOString() }
  let seen: string | undefined
  /** The edition whose earlier versions were asked for. */
  let completed: string | undefined
  let isAnnounced = false
  let canaries: readonly RunningCanary[] = []
  let viewKey: string | undefined

  const become = (status: MirrorFollowing['status']) => {
    if (following.status !== status) following = { status, since: new Date().toISOString() }
  }

  async function show({ app, version, previous }: AppEdition): Promise<void> {
    await fetchVersion(source, releasesDir, { app, version })
    const pointer = await readPointer(releasesDir, app).catch(() => undefined)
    if (pointer?.version === version && pointer.previous.join() === previous.join()) return
    const { config } = await readReleaseManifest(join(releasesDir, app, version))
    await writePointer(releasesDir, app, { version, previous, config })
  }

  /** Gives the versions of canaries to some visitors, each once all of its files are there. */
  async function showCanaries(wanted: readonly RunningCanary[]): Promise<void> {
    // One that has ended is not shown a moment longer, whether the others arrive or not.
    canaries = canaries.filter(({ id }) => wanted.some((one) => one.id === id))
    for (const canary of wanted) await fetchVersion(source, releasesDir, canary)
    canaries = wanted
    onCanaries?.()
  }

  /**
   * Brings the versions to go back to that are not here yet: pages that were opened with them still read their files.
   * Removes what is neither young nor named any more.
   */
  async function complete({ apps }: ReleaseEdition): Promise<void> {
    for (const { app, previous } of apps) {
      for (const version of previous) await fetchVersion(source, releasesDir, { app, version })
      await prune(releasesDir, app, { youngerThanMs: releaseLimits.keptDays * dayMs })
    }
  }

  /** Writes pointers again that can't be read any more, without waiting for the next promotion. */
  async function mend({ apps }: ReleaseEdition): Promise<void> {
    for (const one of apps) {
      const pointer = await readPointer(releasesDir, one.app).catch(() => undefined)
      if (!pointer) await show(one)
    }
  }

  async function turn(): Promise<void> {
    // After a failure the answer must not wait for a promotion: it says that all is well again.
    const edition = await source.edition(following.status === 'followed' ? seen : undefined, end.signal)
    viewKey = edition.viewKey
    if (edition.edition !== seen) {
      const shown = await Promise.allSettled(edition.apps.map(show))
      const failed = shown.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      await showCanaries(edition.canaries ?? [])
      seen = edition.edition
    } else {
      await mend(edition)
      if (completed !== seen) {
        completed = seen
        await complete(edition).catch(onFailure)
      }
    }
    become('followed')
  }

  async function tryTurn(): Promise<void> {
    try {
      await turn()
      isAnnounced = false
    } catch (error) {
      if (end.signal.aborted) return
      become('failing')
      // The same failure every second would fill the log.
      if (!isAnnounced) onFailure(error)
      isAnnounced = true
      await sleep(pauseMs, undefined, { signal: end.signal }).catch(() => undefined)
    }
  }

  return {
    following: (): MirrorFollowing => following,
    /** The canaries that run and whose files are here. */
    canaries: (): readonly RunningCanary[] => canaries,
    /** The key of view tickets while a canary runs. */
    viewKey: (): string | undefined => viewKey,
    /** Follows the registry until `stop`. Resolves after the first try, so that a start shows the newest edition. */
    async start(): Promise<void> {
      await removeHalves(releasesDir)
      const first = tryTurn()
      void (async () => {
        await first
        while (!end.signal.aborted) await tryTurn()
      })()
      await Promise.race([first, sleep(5000, undefined, { ref: false })])
    },
    stop: (): void => end.abort(),
  }
}

export type Mirror = ReturnType<typeof openMirror>

/** Removes what a process that was killed had fetched of a version. */
async function removeHalves(releasesDir: string): Promise<void> {
  for (const app of await readdir(releasesDir).catch(() => []))
    for (const name of await readdir(join(releasesDir, app)).catch(() => [])) {
      const folder = join(releasesDir, app, name)
      const isOld = async () => Date.now() - (await stat(folder)).mtimeMs > staleMs
      if (name.startsWith(arriving) && (await isOld())) await rm(folder, { recursive: true, force: true })
    }
}
