import { releaseCommand } from '../../apps.ts'
import type { Check } from './check.ts'

interface Wish {
  readonly app: string
  readonly version: string
  /** Whether its sources are here, so that it can be checked. */
  readonly isBuiltHere: boolean
  readonly wasInUse: boolean
  readonly checks: () => AsyncIterable<Check>
}

interface Override {
  readonly unchecked: boolean
  readonly reason?: string | undefined
}

/** Prints each result as soon as it is known; returns whether all is well. */
export async function printChecks(checks: AsyncIterable<Check>): Promise<boolean> {
  let passes = true
  for await (const { what, refusals } of checks) {
    console.log(`${refusals.length === 0 ? '✓' : '✗'} ${what}`)
    for (const refusal of refusals) console.error(`  ${refusal}`)
    passes &&= refusals.length === 0
  }
  return passes
}

/**
 * Lets visitors get a version only once it has passed its checks, was in use before, or somebody says why it may go
 * without. Returns the reason for the history.
 * @throws Error when it may not
 */
export async function reasonToGo(
  { app, version, isBuiltHere, wasInUse, checks }: Wish,
  { unchecked, reason }: Override,
): Promise<string | undefined> {
  if (unchecked && !reason) throw new Error('--unchecked needs a --reason, which the history shows.')
  if (unchecked) return `${reason} (unchecked)`
  if (!isBuiltHere || wasInUse || (await printChecks(checks()))) return reason
  throw new Error(
    `No visitor gets ${app} ${version}. Mend what is said above, then ${releaseCommand} build ${app}. With --unchecked and a --reason, only the registry's own check is made.`,
  )
}
