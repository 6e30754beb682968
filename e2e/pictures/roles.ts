import type { Page } from 'playwright'
import type { Route } from '../support/registry.ts'
import { demo, demoPassword } from '../support/people.ts'
import { textsOf } from '../support/texts.ts'

export const roles = ['visitor', 'tenant', 'owner', 'admin'] as const
export type Role = (typeof roles)[number]

/** Returns whether a role's pictures contain a route: visitors see the public ones, everybody else their own. */
export const sees = (role: Role, { guard }: Route): boolean => {
  if (role === 'visitor') return guard === 'public'
  if (role === 'admin') return guard === 'admin'
  return guard === 'user' || (guard === 'owner' && role === 'owner')
}

/** Signs in with the account of the demo; does nothing for a visitor. */
export async function signInAs(page: Page, url: string, role: Role): Promise<void> {
  if (role === 'visitor') return
  const say = textsOf('es')
  await page.goto(`${url}/my-locations/reservations`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('shell.field.email')).fill(demo[role])
  await dialog.getByLabel(say('shell.field.password'), { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: say('shell.login.submit'), exact: true }).click()
  await page.waitForFunction(() => localStorage.getItem('metrolibre.session') !== null, undefined, {
    timeout: 60_000,
  })
}
