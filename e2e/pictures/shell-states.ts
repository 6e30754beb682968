import type { Page } from 'playwright'
import { textsOf, type Locale } from '../support/texts.ts'

interface State {
  id: string
  address: string
  /** Brings the page into the state; without it, the page is the state. */
  act?: (page: Page, locale: Locale) => Promise<void>
}

const quiet = '/terminos'
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first()
const press = (id: string) => async (page: Page, locale: Locale) => {
  await button(page, textsOf(locale)(id)).click()
  await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
  await page.waitForTimeout(300)
}

const inLogin = (id: string) => async (page: Page, locale: Locale) => {
  await press('shell.nav.enter')(page, locale)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textsOf(locale)(id) })
    .click()
  await page.waitForTimeout(300)
}

/** The pages and dialogs of the shell, which no remote declares. */
export const shellStates: readonly State[] = [
  { id: 'not-found', address: '/no-existe' },
  { id: 'offline', address: '/sin-conexion' },
  { id: 'restore', address: '/restaurar' },
  { id: 'confirm-email', address: '/confirmar-email' },
  { id: 'auth-login', address: quiet, act: press('shell.nav.enter') },
  { id: 'auth-register', address: quiet, act: inLogin('shell.register.title') },
  { id: 'auth-restore', address: quiet, act: inLogin('shell.login.forgot') },
  { id: 'menu-place', address: quiet, act: press('shell.place.label') },
  { id: 'menu-us', address: quiet, act: press('shell.nav.us') },
  {
    id: 'cookies',
    address: quiet,
    act: async (page, locale) => button(page, textsOf(locale)('shell.cookies.settings')).click(),
  },
  { id: 'video', address: '/', act: press('mfe-public.home.steps.video') },
]
