import type { Browser, Page } from 'playwright'
import { join } from 'node:path'
import type { Route } from '../support/registry.ts'
import { linksOfPage, listScreens, type Screen } from '../support/screens.ts'
import type { Locale } from '../support/texts.ts'
import { consent } from './consent.ts'
import { sees, signInAs, type Role } from './roles.ts'
import { shellStates } from './shell-states.ts'

export interface Picture {
  screen: string
  role: Role
  locale: Locale
  mode: 'day' | 'night'
  width: number
  /** The name of the file in the folder. */
  file: string
  /** Set when the page is wider than the window. */
  scrollsSideways: boolean
}

interface Job {
  browser: Browser
  url: string
  routes: readonly Route[]
  folder: string
  role: Role
  locale: Locale
  mode: 'day' | 'night'
  widths: readonly number[]
  isWanted: (id: string) => boolean
}

const heights = (width: number) => (width < 760 ? 844 : 900)

/** Photographs every wanted screen of a role in one language and mode, and, for visitors, the states of the shell. */
export async function photographAll(job: Job): Promise<Picture[]> {
  const { browser, url, role, locale, mode } = job
  const context = await browser.newContext({
    colorScheme: mode === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: locale === 'es' ? 'es-CL' : 'en-US',
    timezoneId: 'America/Santiago',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [consent] }] },
  })
  const page = await context.newPage()
  const at = (address: string) => url + (locale === 'en' ? `/en${address === '/' ? '' : address}` : address)
  try {
    await signInAs(page, url, role)
    const pictures: Picture[] = []
    const list = listScreens(job.routes.filter((route) => sees(role, route)))
    for (let screen = list.next(); screen; screen = list.next()) {
      // A screen that nobody asked for is opened only if its links may be needed.
      if (!job.isWanted(screen.id) && !list.missing().some(job.isWanted)) continue
      if (!(await open(page, at(screen.address)))) {
        console.log(`  ${screen.id} could not be opened: ${screen.address}`)
        continue
      }
      list.learn(await page.evaluate(linksOfPage))
      if (job.isWanted(screen.id)) pictures.push(...(await atAllWidths(page, screen, job)))
    }
    for (const id of list.missing().filter(job.isWanted)) console.log(`  no page links to ${id}`)
    for (const state of role === 'visitor' ? shellStates : []) {
      if (!job.isWanted(state.id)) continue
      for (const width of job.widths) {
        await page.setViewportSize({ width, height: heights(width) })
        if (!(await open(page, at(state.address)))) continue
        await state
          .act?.(page, locale)
          .catch(() => console.log(`  ${state.id} could not be shown at ${width} px`))
        pictures.push(await photograph(page, state.id, width, job, { fullPage: !state.act }))
      }
    }
    return pictures
  } finally {
    await context.close()
  }
}

/** Opens a page and waits until it has loaded; returns false when it does not within half a minute. */
async function open(page: Page, address: string): Promise<boolean> {
  try {
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
    await page.waitForLoadState('networkidle')
    return true
  } catch {
    return false
  }
}

async function atAllWidths(page: Page, { id }: Screen, job: Job): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const width of job.widths) {
    await page.setViewportSize({ width, height: heights(width) })
    pictures.push(await photograph(page, id, width, job, { fullPage: true }))
  }
  return pictures
}

async function photograph(
  page: Page,
  screen: string,
  width: number,
  { role, locale, mode, folder }: Job,
  { fullPage }: { fullPage: boolean },
): Promise<Picture> {
  const file = `${role}-${screen}-${locale}-${mode}-${width}.jpg`
  // Pictures that are loaded late, because they are further down, would be missing, and so would maps; the
  // footer is drawn only near the window.
  await page.evaluate(async (whole) => {
    for (let y = 0; whole && y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (whole) scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('footer')?.style.setProperty('content-visibility', 'visible')
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  }, fullPage)
  // A map shows a skeleton while it starts.
  await page
    .waitForFunction(() => !document.querySelector('main .ml-skeleton'), undefined, { timeout: 10_000 })
    .catch(() => {})
  await page.screenshot({
    path: join(folder, file),
    type: 'jpeg',
    quality: 70,
    fullPage,
    animations: 'disabled',
  })
  const scrollsSideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  return { screen, role, locale, mode, width, file, scrollsSideways }
}
