import { expect, it } from 'vitest'
import { assertDeclared } from './declaration.ts'

const whole = {
  name: 'mfe-trial',
  contractVersion: '2.1.0',
  locales: ['es', 'en'],
  routes: [],
  nav: [],
  needs: [],
} as const

it('accepts a whole declaration, and names what another one lacks', () => {
  const { nav: _nav, needs: _needs, ...partial } = whole
  expect(() => assertDeclared('mfe-trial', whole)).not.toThrow()
  expect(() => assertDeclared('mfe-trial', partial)).toThrow(
    /mfe-trial.remote.config.ts .* lacks it: needs, nav/,
  )
  expect(() => assertDeclared('mfe-other', whole)).toThrow("name: 'mfe-other'")
})
