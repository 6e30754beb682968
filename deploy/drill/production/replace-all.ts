import { setTimeout as pause } from 'node:timers/promises'
import { longestEndMs, type Launch, type ProcessName } from '../place.ts'
import { during, failuresIn, seconds, sum } from './look.ts'
import type { DrillStage } from './stage.ts'

/** As `deploy/README.md` says: one of each kind always serves. */
export const everyProcess: readonly ProcessName[] = ['worker', 'api-1', 'api-2', 'composer-1', 'composer-2']
/** The edge asks a process that was away again only from time to time. */
const noticedMs = 5000

interface Replacement {
  readonly names: readonly ProcessName[]
  readonly how: Launch
  /** What comes before the first one. */
  readonly before?: () => Promise<void>
}

/** Replaces processes one after another, and checks that no request fails or is refused, and that each ends in good order. */
export async function replaceAll(
  { running, start, load, verdict }: DrillStage,
  what: string,
  { names, how, before }: Replacement,
): Promise<void> {
  const begun = performance.now()
  const codes: Array<number | null> = []
  const look = await during({ load }, async () => {
    await before?.()
    for (const name of names) {
      codes.push(await running.get(name)!.stop(longestEndMs))
      await start(name, how)
      await pause(noticedMs)
    }
  })
  const lost = sum(look, 'failed') + sum(look, 'refused')
  verdict.check(`${what}: no request fails`, lost === 0, {
    answered: sum(look, 'answered'),
    failed: sum(look, 'failed'),
    refused: sum(look, 'refused'),
    took: seconds(begun),
    ...failuresIn(look),
  })
  verdict.check(
    `${what}: every process ends in good order`,
    codes.every((code) => code === 0),
    codes,
  )
}
