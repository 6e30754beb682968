// @vitest-environment jsdom
import type { User } from '@metrolibre/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../host/create-query-client.ts'
import type { Store } from '../host/index.ts'
import { sessionAtom } from '../session/session-atom.ts'
import { open } from '../testing/open.tsx'
import { coverDraftAtom } from './cover-draft.ts'
import { CoverPartsContext } from './cover-parts.ts'
import { useCover } from './use-cover.tsx'

const saved = { id: 2, image: '/files/pictures/general/2/a.webp', imageVariants: [], text: null }
const parts = { Tools: () => <p>tools</p>, Text: () => <p>editing</p> }

function Hero() {
  const { cover, tools, text } = useCover(2, 'Metros libres')
  return (
    <>
      <div data-testid="inside">
        {tools}
        {text}
      </div>
      <p>{`image ${cover?.image ?? 'none'}`}</p>
    </>
  )
}

const page = (
  <CoverPartsContext value={parts}>
    <Hero />
  </CoverPartsContext>
)

it('is taken over as it was drawn where an admin is known before', async () => {
  const client = createQueryClient()
  const [visitor, known] = [createStore(), createStore()]
  known.set(sessionAtom, { status: 'signed-in', user: { isAdmin: true } as User })
  const within = (store: Store) => (
    <Provider store={store}>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </Provider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(within(visitor))
  const onRecoverableError = vi.fn<() => void>()
  await act(async () => void hydrateRoot(root, within(known), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.textContent).toContain('toolsMetros libres')
  root.remove()
})

it('shows the saved cover to everybody, and to an admin also their draft and the tools', async () => {
  const { store } = open(page, '/', { answer: { general: [saved] } })
  expect(await screen.findByText(`image ${saved.image}`)).toBeTruthy()
  expect(screen.getByTestId('inside').textContent).toBe('Metros libres')
  act(() => store.set(coverDraftAtom, { id: 2, text: 'Otro' }))
  expect(screen.getByTestId('inside').textContent).toBe('Metros libres')
  act(() => store.set(sessionAtom, { status: 'signed-in', user: { isAdmin: true } as User }))
  expect(screen.getByTestId('inside').textContent).toBe('toolsediting')
  act(() => store.set(coverDraftAtom, { id: 2, image: { image: '/files/new.webp', imageVariants: [] } }))
  expect(screen.getByText('image /files/new.webp')).toBeTruthy()
  act(() => store.set(coverDraftAtom, { id: 1, text: 'De otra página' }))
  expect(screen.getByText(`image ${saved.image}`)).toBeTruthy()
  expect(screen.getByTestId('inside').textContent).toBe('toolsMetros libres')
})
