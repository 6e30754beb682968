// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useAdopted } from './use-adopted.ts'
import { useHydrated } from './use-hydrated.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const drawn = vi.fn<(value: string) => void>()

function Shown({ value }: { value: string }) {
  const shown = useAdopted(value, 'server')
  drawn(shown)
  return (
    <p>
      {shown} <Taken />
    </p>
  )
}

const Taken = () => (useHydrated() ? 'hydrated' : 'drawn')

/**
 * Hydrates server HTML; returns what the page shows afterwards and every value that was rendered on the way.
 */
async function adopt(value: string) {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Shown value={value} />)
  expect(root.textContent).toBe('server drawn')
  drawn.mockClear()
  const onRecoverableError = vi.fn<() => void>()
  await act(async () => void hydrateRoot(root, <Shown value={value} />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  return { text: root.textContent, values: drawn.mock.calls.flat() }
}

it('renders the value of the server first, then the value of the browser', async () => {
  const { text, values } = await adopt('browser')
  expect(text).toBe('browser hydrated')
  expect(values[0]).toBe('server')
})

it('renders once when the server had the same value', async () => {
  expect(await adopt('server')).toEqual({ text: 'server hydrated', values: ['server'] })
})

it('starts with the value of the browser when there is no server HTML to hydrate', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const { createRoot } = await import('react-dom/client')
  drawn.mockClear()
  await act(async () => createRoot(root).render(<Shown value="browser" />))
  expect(root.textContent).toBe('browser hydrated')
  expect(drawn.mock.calls).toEqual([['browser']])
})
