import type { Page, Route } from '@playwright/test'

type Fault = (route: Route) => Promise<void>

const answer =
  (status: number, contentType: string, body: string): Fault =>
  (route) =>
    route.fulfill({ status, contentType, body })

/** What can go wrong while the files of a remote are loaded. */
export const faults = {
  refused: (route) => route.abort('connectionrefused'),
  missing: answer(404, 'text/plain', 'Not found'),
  'server error': answer(500, 'text/plain', 'Oh'),
  unavailable: answer(503, 'text/plain', 'Later'),
  // Never answered; the request ends with the page.
  hanging: () => new Promise<void>(() => {}),
  'HTML instead': answer(200, 'text/html', '<!doctype html><title>Sign in to the network</title>'),
  truncated: async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  altered: async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `throw new Error('Altered.');${await response.text()}` })
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** Applies a fault to all files of one remote; returns a function that ends it. */
export async function breakRemote(
  page: Page,
  remote: string,
  fault: FaultName,
): Promise<() => Promise<void>> {
  const files = `**/r/${remote}/**`
  await page.route(files, faults[fault])
  // A request that was aborted, or that outlives the fault, may be answered too late.
  return () => page.unrouteAll({ behavior: 'ignoreErrors' })
}
