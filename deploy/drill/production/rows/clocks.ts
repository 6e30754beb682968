import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { longestEndMs, type ProcessName } from '../../place.ts'
import { during, failuresIn, settleCluster, sum } from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'

/** Who is how far from the time of the others. */
const apart: readonly (readonly [ProcessName, string])[] = [
  ['api-1', '+5'],
  ['worker', '-5'],
]
/** Between the one ahead and the one behind. */
const apartMs = 10_000
const forSeconds = 25
const logins = 8

export const clocks: Row = {
  name: 'clocks',
  what: 'an API is 5 s ahead and the worker 5 s behind',
  run: async (stage) => {
    await stage.load.apart(apartMs)
    const look = await during(stage, async () => {
      for (const [name, by] of apart) await restart(stage, name, faketime(by))
      await pause(forSeconds * 1000)
    })
    stage.verdict.check('bookings and searches work as before', sum(look, 'failed') === 0, {
      answered: sum(look, 'answered'),
      refused: sum(look, 'refused'),
      ...failuresIn(look),
    })
    const statuses = []
    for (let count = 0; count < logins; count += 1) statuses.push(await signIn(stage))
    stage.verdict.check(
      'people sign in at the API that is ahead, and read what is theirs at the other',
      statuses.every((status) => status === 200),
      statuses,
    )
    await settleCluster(stage)
    for (const [name] of apart) await restart(stage, name, {})
    await stage.load.apart(0)
  },
}

async function restart(
  { running, start }: DrillStage,
  name: ProcessName,
  env: Record<string, string>,
): Promise<void> {
  await running.get(name)!.stop(longestEndMs)
  await start(name, { env })
}

/** Signs in where the clock is ahead, and uses the token where it is not. */
async function signIn({ place: { ports } }: DrillStage): Promise<number> {
  const login = await fetch(`http://127.0.0.1:${ports['api-1']}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tenant@metrolibre.example', password: 'metros-libres-2026' }),
  })
  const { token } = (await login.json()) as { token?: string }
  if (!token) return login.status
  const mine = await fetch(`http://127.0.0.1:${ports['api-2']}/api/reservation/mine`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await mine.body?.cancel()
  return mine.status
}

/** Lets a process believe that it is so many seconds later; what it measures with its monotonic clock stays right. */
const faketime = (seconds: string): Record<string, string> => ({
  LD_PRELOAD: library(),
  FAKETIME: seconds,
  DONT_FAKE_MONOTONIC: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})

function library(): string {
  const found = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
  if (!found) throw new Error('libfaketime was not found.')
  return found
}
