// @vitest-environment jsdom
import { screen } from '@metrolibre/testing/react'
import { act, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { HostContext, type Host } from '../host-context.ts'
import { createPartOrders } from '../server/part-orders.ts'
import { DrawnPart } from './drawn-part.tsx'

const offered = { remoteName: 'mfe-cats', part: { id: 'cat', slot: 'home', audience: 'all' as const } }
const page = (host: Partial<Host>) => (
  <HostContext value={host as Host}>
    <DrawnPart {...offered} given={{ room: 'kitchen' }} />
  </HostContext>
)

/** A page as the server sends it, with the part drawn, and what the browser makes of it. */
async function open(loadPart: Host['loadPart']) {
  const orders = createPartOrders()
  const html = renderToString(page({ orderPart: orders.order }))
  const [part] = orders.all()
  expect(part).toMatchObject({ remoteName: 'mfe-cats', id: 'cat', given: { room: 'kitchen' } })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html.replace(part!.mark, '<p>Drawn</p>')
  const complaints = vi.fn<(error: unknown) => void>()
  await act(async () => void hydrateRoot(root, page({ loadPart }), { onRecoverableError: complaints }))
  expect(complaints).not.toHaveBeenCalled()
  return root
}

it('keeps what the server drew until the part is ready, not only there', async () => {
  const { promise: texts, resolve: arrive } = Promise.withResolvers<string>()
  const Part = ({ given }: { given: { [name: string]: string } }) => (
    <p>
      {use(texts)} {given['room']}
    </p>
  )
  const root = await open(async () => Part)
  expect(root.textContent).toBe('Drawn')
  await act(async () => arrive('A cat in the'))
  expect(root.textContent).toBe('A cat in the kitchen')
  root.remove()
})

it('keeps what the server drew when the code can’t be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = await open(() => Promise.reject(new Error('gone')))
  expect(root.textContent).toBe('Drawn')
  expect(screen.getByText('Drawn')).toBeTruthy()
  root.remove()
})

it('asks once for a part that a page asks for again', () => {
  const { order, all } = createPartOrders()
  const cat = { remoteName: 'mfe-cats', id: 'cat', given: { room: 'kitchen' } }
  expect(order(cat)).toBe(order({ ...cat, given: { room: 'kitchen' } }))
  expect(order(cat)).not.toBe(order({ ...cat, given: { room: 'hall' } }))
  expect(all()).toHaveLength(2)
})
