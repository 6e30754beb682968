import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from './platform.ts'

/** Calls the stand-ins' own API for tests: faults, and what an operator does in a provider's console. */
export async function askStandIns(path: string, method: 'POST' | 'DELETE', body?: object): Promise<void> {
  const secrets = JSON.parse(readFileSync(join(platform.dataDir, 'secrets.json'), 'utf8')) as {
    stripeSecretKey: string
  }
  const answer = await fetch(`${platform.standInsUrl}/_admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secrets.stripeSecretKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The stand-ins answered ${answer.status} to ${path}`)
}
