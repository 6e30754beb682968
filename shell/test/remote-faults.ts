// node shell/test/remote-faults.ts [address]: breaks the files of every remote in every way, in a real
// browser, against a running platform. Each time the page must show the failure panel, stay usable otherwise,
// and recover without a reload.
import { chromium, type Page, type Route } from 'playwright'

const [address = 'http://localhost:4000'] = process.argv.slice(2)
const panelLimitMs = 3_000

const faults: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'server error': (route) => route.fulfill({ status: 500, body: 'Error' }),
  hanging: () => new Promise(() => {}),
  'page in its place': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  truncated: (route) => rewritten(route, (text) => text.slice(0, text.length / 2)),
  altered: (route) => rewritten(route, (text) => `${text}/**/`),
}

async function rewritten(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}

interface Declared {
  remotes: Record<string, { config: { routes: { path: string; guard: string }[] } }>
}

/** Returns for each remote a public page that can be opened without knowing an id. */
async function publicPages(): Promise<[string, string][]> {
  const { remotes } = (await (await fetch(`${address}/registry.json`)).json()) as Declared
  return Object.entries(remotes).flatMap(([name, { config }]) => {
    const route = config.routes.find(({ path, guard }) => guard === 'public' && !path.includes(':'))
    return route ? [[name, route.path] as [string, string]] : []
  })
}

async function tryFault(
  page: Page,
  remote: string,
  path: string,
  fault: keyof typeof faults,
): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  let broken = true
  await page.route(`**/r/${remote}/**`, (route) => (broken ? faults[fault]?.(route) : route.continue()))
  await page.goto(address + path, { waitUntil: 'commit' })
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await retry.waitFor({ timeout: 15_000 })
  const shownAfter = await page.evaluate(() => performance.now())
  if (shownAfter > panelLimitMs) console.log(`  ${remote}, ${fault}: told after ${Math.round(shownAfter)} ms`)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  broken = false
  await retry.click()
  await retry.waitFor({ state: 'detached', timeout: 10_000 })
  await page.locator('main h1').first().waitFor({ timeout: 10_000 })
  if (!(await page.evaluate(() => Reflect.has(window, 'sameDocument'))))
    complaints.push('the page was reloaded')
  return complaints
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
let failures = 0
for (const [remote, path] of await publicPages())
  for (const fault of Object.keys(faults)) {
    const context = await browser.newContext({ locale: 'es' })
    const complaints = await tryFault(await context.newPage(), remote, path, fault).catch((error: Error) => [
      error.message,
    ])
    failures += complaints.length
    console.log(`${complaints.length > 0 ? '✗' : '✓'} ${remote} ${path}: ${fault} ${complaints.join('; ')}`)
    await context.close()
  }
await browser.close()
process.exitCode = failures > 0 ? 1 : 0
