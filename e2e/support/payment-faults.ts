import type { Page } from '@playwright/test'
import { askStandIns } from './stand-ins.ts'

/** Makes the payment provider ignore that this page's session was closed, so that it can still be paid. */
export async function forgetClosing(checkout: Page): Promise<void> {
  const session = new URL(checkout.url()).pathname.split('/').at(-1)
  const path = `/v1/checkout/sessions/${session}/`
  await askStandIns('/faults', 'POST', { effect: 'lost-after-answer', method: 'POST', path, times: 1 })
}
