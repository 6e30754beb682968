import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from './platform.ts'

const ask = async (path: string, method: 'POST' | 'DELETE', body?: object): Promise<void> => {
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

/** Lets both identity services refuse every call until they are healed. */
export async function failIdentity(trouble: { status: number; message?: string }): Promise<void> {
  for (const service of ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'])
    await ask('/faults', 'POST', { effect: 'error', path: service, times: null, ...trouble })
}

export const healStandIns = (): Promise<void> => ask('/faults', 'DELETE')

/** What an operator does in the provider's console. */
export const disableAtProvider = (uid: string): Promise<void> =>
  ask(`/identity/accounts/${uid}`, 'POST', { disabled: true })
