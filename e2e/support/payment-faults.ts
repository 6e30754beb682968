import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from './platform.ts'

/** Lets the payment side forget the next session that it was told to close: its page can be paid all the same. */
export async function forgetNextClosing(): Promise<void> {
  const secrets = JSON.parse(readFileSync(join(platform.dataDir, 'secrets.json'), 'utf8')) as {
    stripeSecretKey: string
  }
  const answer = await fetch(`${platform.standInsUrl}/_admin/faults`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.stripeSecretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      effect: 'lost-after-answer',
      method: 'POST',
      path: '/v1/checkout/sessions/',
      times: 1,
    }),
  })
  if (!answer.ok) throw new Error(`The payments stand-in answered ${answer.status}`)
}
