// @vitest-environment jsdom
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { countryAtom } from '../country/country-atom.ts'
import { useCountry } from '../country/use-country.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Shown = () => <p>{useCountry().country}</p>
const page = (store = createStore()) => (
  <Provider store={store}>
    <Shown />
  </Provider>
)

it('hydrates with the value of the server before it shows the stored one', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page())
  const store = createStore()
  store.set(countryAtom, 'Perú')
  const onRecoverableError = vi.fn<() => void>()
  await act(async () => void hydrateRoot(root, page(store), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.textContent).toBe('Perú')
})
