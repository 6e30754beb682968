import type { Page } from '@playwright/test'

interface Registered {
  entry: { href: string; integrity: string }
  config: { contractVersion: string; routes: { id: string }[] }
}

const state = /(<script[^>]*id="page-state"[^>]*>)(.*?)(<\/script>)/s

/** Changes the entry of one remote wherever it is named: in its pages, and in the registry. */
async function tellOtherwise(page: Page, remote: string, change: (registered: Registered) => void) {
  const altered = (registry: { remotes: Record<string, Registered> }) => {
    const registered = registry.remotes[remote]
    if (registered) change(registered)
    return registry
  }
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(state, (_, open: string, json: string, close: string) => {
      const told = JSON.parse(json) as { registry: { remotes: Record<string, Registered> } }
      altered(told.registry)
      return open + JSON.stringify(told).replaceAll('<', String.raw`\u003c`) + close
    })
    await route.fulfill({ response, body })
  })
  await page.route(/\/registry(\/[\da-f]+)?\.json$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: altered(await response.json()) })
  })
}

/** Replaces a remote's entry file and removes its hash, so that the browser accepts it. */
async function serveEntry(page: Page, remote: string, script: string): Promise<void> {
  await tellOtherwise(page, remote, ({ entry }) => (entry.integrity = ''))
  await page.route(`**/r/${remote}/*/remoteEntry.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

/** Releases that were promoted although they are broken. */
export const releases = {
  'throws at load': (page, remote) => serveEntry(page, remote, 'throw new Error("At load.")'),
  'throws at render': (page, remote) =>
    serveEntry(
      page,
      remote,
      `var ${remote.replaceAll('-', '_')} = {
        init() {},
        get: async () => () => ({ default: {
          messages: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
          routes: new Proxy({}, { get: () => ({
            screen: async () => ({ Screen() { throw new Error('At render.') } }),
          }) }),
        } }),
      }`,
    ),
  'older contract': (page, remote) =>
    tellOtherwise(page, remote, ({ config }) => (config.contractVersion = '0.1.0')),
} satisfies Record<string, (page: Page, remote: string) => Promise<void>>

/** Rolls the broken release back. */
export const takeBack = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })
