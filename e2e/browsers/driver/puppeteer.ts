import { chromiumArgs, findChromium, findFirefox } from '@metrolibre/testing/browser'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import type { BrowserOptions, BrowserTab, BrowserUnderTest, NamedKey } from './browser.ts'

const timeZone = 'America/Santiago'

/** In ms. A busy machine takes a minute to start a browser. */
const timeout = 120_000

/** Chromium over its own protocol. */
export async function openChromium(options: BrowserOptions): Promise<BrowserUnderTest> {
  const { proxy, webgl = true, language, cookies, reducedMotion } = options
  const profile = await mkdtemp(join(tmpdir(), 'metrolibre-chromium-'))
  if (cookies === 'refused') await refuseCookies(profile)
  const browser = await launch({
    executablePath: findChromium(),
    userDataDir: profile,
    timeout,
    protocolTimeout: 2 * timeout,
    args: [
      ...chromiumArgs.filter((arg) => webgl !== true || arg !== '--disable-gpu'),
      ...(webgl ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : ['--disable-3d-apis']),
      // A proxy is passed by for addresses of this machine unless that is taken back.
      ...(proxy ? [`--proxy-server=http://${proxy}`, '--proxy-bypass-list=<-loopback>'] : []),
      ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
      `--lang=${language}`,
      `--accept-lang=${language}`,
      `--window-size=${options.width},${options.height}`,
    ],
    // Back and forward are to come from memory, as they do for people.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: { ...process.env, TZ: timeZone, LANGUAGE: language },
    // Each tab is given its size below.
    defaultViewport: null,
  })
  const close = async () => {
    await browser.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { engine: 'chromium', ...withPuppeteer(browser, (page) => emulate(page, options)), close }
}

/** Blocks all cookies, as a person does in the settings. */
async function refuseCookies(profile: string): Promise<void> {
  await mkdir(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
}

/** Firefox over WebDriver BiDi. Without a display it has no WebGL. */
export async function openFirefox(options: BrowserOptions): Promise<BrowserUnderTest> {
  const { proxy, language, cookies, reducedMotion } = options
  const [host, port] = proxy?.split(':') ?? []
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    timeout,
    protocolTimeout: 2 * timeout,
    env: { ...process.env, TZ: timeZone },
    extraPrefsFirefox: {
      'intl.accept_languages': `${language}, ${language.slice(0, 2)}`,
      ...(cookies === 'refused' && { 'network.cookie.cookieBehavior': 2 }),
      ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
      ...(proxy && {
        'network.proxy.type': 1,
        'network.proxy.http': host,
        'network.proxy.http_port': Number(port),
        'network.proxy.allow_hijacking_localhost': true,
      }),
    },
    // Each tab is given its size below.
    defaultViewport: null,
  })
  const { width, height } = options
  const size = (page: Page) => page.setViewport({ width, height }).catch(unlessOlder)
  return { engine: 'firefox', ...withPuppeteer(browser, size), close: () => browser.close() }
}

/**
 * Gives a tab its size and, for a phone, its touch screen. Puppeteer's own way reloads a tab for that, which takes back what a
 * page has just led the tab to.
 */
async function emulate(page: Page, { width, height, isPhone }: BrowserOptions): Promise<void> {
  const session = await page.createCDPSession()
  const metrics = { width, height, deviceScaleFactor: 1, mobile: isPhone }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone })
}

/** A Firefox with long support knows no orientation of the screen; it has the size by then. */
function unlessOlder(error: unknown): void {
  if (!/setScreenOrientationOverride/.test(String(error))) throw error
}

/** Nothing waits for the last picture: what a person looks for is waited for. */
const loaded = { waitUntil: 'domcontentloaded', timeout } as const

const withPuppeteer = (browser: Browser, size: (page: Page) => Promise<void>) => ({
  tabs: async () =>
    Promise.all(
      (await browser.pages()).map(async (page) => {
        const tab = known.get(page) ?? tabOf(page)
        if (known.has(page)) return tab
        known.set(page, tab)
        await size(page)
        return tab
      }),
    ),
})

const known = new WeakMap<Page, BrowserTab>()

const keys: Record<NamedKey, KeyInput> = {
  Enter: 'Enter',
  Tab: 'Tab',
  Escape: 'Escape',
  Space: 'Space',
  ArrowRight: 'ArrowRight',
  ArrowDown: 'ArrowDown',
  Backspace: 'Backspace',
}

const tabOf = (page: Page): BrowserTab => ({
  goto: async (address) => void (await page.goto(address, loaded)),
  reload: async () => void (await page.reload(loaded)),
  back: async () => void (await page.goBack(loaded)),
  url: () => Promise.resolve(page.url()),
  run: (script) => page.evaluate(`(async () => { ${script} })()`) as Promise<never>,
  click: ({ x, y }) => page.mouse.click(x, y),
  drag: async ([first, ...rest]) => {
    if (!first) return
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.up()
  },
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(keys[key]),
  selectAll: async () => {
    await page.keyboard.down('Control')
    await page.keyboard.press('a')
    await page.keyboard.up('Control')
  },
  chooseFiles: async (selector, paths) => {
    const field = await page.$(selector)
    if (!field) throw new Error(`No field for files: ${selector}`)
    await (field as ElementHandle<HTMLInputElement>).uploadFile(...paths)
  },
  screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
  show: () => page.bringToFront(),
})
