import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from './platform.ts'

/** Lets the payment side forget that it was told to close the session of this page: it can be paid all the same. */
export async function forgetClosing(checkout: Page): Promise<void> {
  const session = new URL(checkout.url()).pathname.split('/').at(-1)
  const secrets = JSON.parse(readFileSync(join(platform.dataDir, 'secrets.json'), 'utf8')) as {
    stripeSecretKey: string
  }
  const answer = await fetch(`${platform.standInsUrl}/_admin/faults`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.stripeSecretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      effect: 'lost-after-answer',
      method: 'POST',
      path: `/v1/checkout/sessions/${session}/`,
      times: 1,
    }),
  })
  if (!answer.ok) throw new Error(`The payments stand-in answered ${answer.status}`)
}
