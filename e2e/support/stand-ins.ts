import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from './platform.ts'

/** The key of the payments stand-in, as the product has it. */
const secretKey = (): string =>
  (
    JSON.parse(readFileSync(join(platform.dataDir, 'secrets.json'), 'utf8')) as {
      stripeSecretKey: string
    }
  ).stripeSecretKey

/** Answers a dispute at the payment provider, with the evidence that makes its bank decide for us in tests. */
export async function winDispute(id: string): Promise<void> {
  const answer = await fetch(`${platform.standInsUrl}/v1/disputes/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey()}` },
    body: new URLSearchParams({ 'evidence[uncategorized_text]': 'winning_evidence' }),
  })
  if (!answer.ok) throw new Error(`The payments stand-in answered ${answer.status} for dispute ${id}`)
}

/** Calls the stand-ins' own API for tests: faults, and what an operator does in a provider's console. */
export async function askStandIns(path: string, method: 'POST' | 'DELETE', body?: object): Promise<void> {
  const answer = await fetch(`${platform.standInsUrl}/_admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey()}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The stand-ins answered ${answer.status} to ${path}`)
}
