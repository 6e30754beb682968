import type { Page } from '@playwright/test'
import { askStandIns } from './stand-ins.ts'

/** Lets the payment side forget that it was told to close the session of this page: it can be paid all the same. */
export async function forgetClosing(checkout: Page): Promise<void> {
  const session = new URL(checkout.url()).pathname.split('/').at(-1)
  const path = `/v1/checkout/sessions/${session}/`
  await askStandIns('/faults', 'POST', { effect: 'lost-after-answer', method: 'POST', path, times: 1 })
}
