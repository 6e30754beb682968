import { findDisplay, findWebKit } from '@metrolibre/testing/browser'
import { freePort } from '@metrolibre/testing/ports'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, error, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { BrowserOptions, BrowserTab, BrowserUnderTest, NamedKey } from './browser.ts'
import { openDisplay } from './display.ts'

/** How long the driver waits for a page to load: its own default, and when going back. */
const loadMs = { usual: 300_000, back: 20_000 }

/** WebKitGTK, the engine of Safari, over WebDriver. Its windows are at least 447 px wide. */
export async function openWebKit(options: BrowserOptions): Promise<BrowserUnderTest> {
  const programs = findWebKit()
  const display = await openDisplay(findDisplay())
  const folder = await mkdtemp(join(tmpdir(), 'metrolibre-webkit-'))
  const port = await freePort()
  if (options.reducedMotion) await stopMotion(folder)
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_RUNTIME_DIR: folder,
      // Its profile, with what pages store and the service workers, is of this run alone.
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, '.config'),
      TZ: 'America/Santiago',
      LANGUAGE: options.language.replace('-', '_'),
      LIBGL_ALWAYS_SOFTWARE: '1',
      GDK_BACKEND: 'x11',
    },
  })
  const close = async () => {
    await driver?.quit().catch(() => undefined)
    service.kill()
    display.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  let driver: WebDriver | undefined
  try {
    await untilReady(port)
    driver = await connect(port, programs.browser, options)
    await driver.manage().window().setRect({ width: options.width, height: options.height, x: 0, y: 0 })
    const tabs = tabsOf(driver)
    return { engine: 'webkit', tabs, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Turns movements off in the settings of the desktop, where the browser reads it. */
async function stopMotion(home: string): Promise<void> {
  const settings = join(home, '.config/gtk-3.0')
  await mkdir(settings, { recursive: true })
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
}

/** Waits until the driver takes commands, which takes seconds on a busy machine. */
async function untilReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  const last = Date.now() + 60_000
  while (!(await isReady())) {
    if (Date.now() > last) throw new Error('WebKit’s driver has not answered for a minute.')
    await sleep(100)
  }
}

const connect = (port: number, binary: string, { proxy }: BrowserOptions): Promise<WebDriver> =>
  new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Otherwise its driver answers nothing, not even where a new window is, before the last picture is there.
      pageLoadStrategy: 'eager',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      ...(proxy && { proxy: { proxyType: 'manual', httpProxy: proxy } }),
    })
    .build()

const keys: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
}

/** Does one thing after the other for all callers, because commands go to the window that was chosen last. */
type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>

function inTurn(): InTurn {
  let before: Promise<unknown> = Promise.resolve()
  return (act) => {
    const now = before.then(act)
    before = now.catch(() => undefined)
    return now
  }
}

/**
 * Gives a question up to which the driver has no answer after 20 s. It can stay silent for good when the page goes away while
 * it is asked; then it answers the next question.
 */
async function answered<Result>(question: Promise<Result>): Promise<Result> {
  const end = new AbortController()
  const silence = sleep(20_000, undefined, { signal: end.signal }).then(() => {
    throw new Error('WebKit’s driver has not answered for 20 s.')
  })
  try {
    return await Promise.race([question, silence])
  } finally {
    silence.catch(() => undefined)
    end.abort()
  }
}

function tabsOf(driver: WebDriver): () => Promise<BrowserTab[]> {
  const known = new Map<string, BrowserTab>()
  const turn = inTurn()
  return async () => {
    const handles = await turn(() => answered(driver.getAllWindowHandles()))
    return handles.map((handle) => {
      const tab = known.get(handle) ?? tabOf(driver, handle, turn)
      known.set(handle, tab)
      return tab
    })
  }
}

function tabOf(driver: WebDriver, handle: string, turn: InTurn): BrowserTab {
  const here = <Result>(act: () => Promise<Result>): Promise<Result> =>
    turn(async () => {
      await answered(driver.switchTo().window(handle))
      return act()
    })
  const point = ({ x, y }: { x: number; y: number }) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  })
  return {
    goto: (address) => here(() => driver.get(address)),
    reload: () => here(() => driver.navigate().refresh()),
    // The driver waits for a load, which a page that comes back from memory does not always have. What is seen then is asked
    // of the page itself.
    back: () =>
      here(async () => {
        await driver.manage().setTimeouts({ pageLoad: loadMs.back })
        await driver
          .navigate()
          .back()
          .catch((thrown: unknown) => {
            if (!(thrown instanceof error.TimeoutError)) throw thrown
          })
        await driver.manage().setTimeouts({ pageLoad: loadMs.usual })
      }),
    url: () => here(() => answered(driver.getCurrentUrl())),
    run: (script) =>
      here(() => answered(driver.executeScript(`return (async () => { ${script} })()`))) as Promise<never>,
    click: (at) => here(() => driver.actions().move(point(at)).press().release().perform()),
    drag: ([first, ...rest]) =>
      here(async () => {
        if (!first) return
        const actions = driver.actions().move(point(first)).press()
        for (const at of rest) actions.move({ ...point(at), duration: 30 })
        await actions.release().perform()
      }),
    type: (text) => here(() => driver.actions().sendKeys(text).perform()),
    key: (key) => here(() => driver.actions().sendKeys(keys[key]).perform()),
    selectAll: () =>
      here(() => driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform()),
    chooseFiles: (selector, paths) =>
      here(() => driver.findElement(By.css(selector)).sendKeys(paths.join('\n'))),
    screenshot: (path) =>
      here(async () => writeFile(path, Buffer.from(await driver.takeScreenshot(), 'base64'))),
    show: () => here(() => Promise.resolve()),
  }
}
