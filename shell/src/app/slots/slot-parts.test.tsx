// @vitest-environment jsdom
import type { Given } from '@metrolibre/platform'
import { renderElement, screen } from '@metrolibre/testing/react'
import { expect, it, vi } from 'vitest'
import { HostContext, type Host } from '../host-context.ts'
import { SlotParts } from './slot-parts.tsx'

const config = { name: '', contractVersion: '', locales: [], routes: [], nav: [], needs: [] }
const registered = { version: 'one', entry: null, routeFiles: {}, messageFiles: {} }
const registry = {
  generation: '',
  shell: '',
  remotes: {
    'mfe-broken': {
      ...registered,
      config: { ...config, parts: [{ id: 'broken', slot: 'home', audience: 'all' as const }] },
    },
    'mfe-gone': {
      ...registered,
      config: { ...config, parts: [{ id: 'gone', slot: 'home', audience: 'all' as const }] },
    },
    'mfe-cats': {
      ...registered,
      config: { ...config, parts: [{ id: 'cat', slot: 'home', audience: 'all' as const }] },
    },
  },
}
const code: Record<string, (props: { given: Given }) => React.ReactNode> = {
  broken: () => {
    throw new Error('Broken.')
  },
  cat: ({ given }) => <p>A cat in {given['room']}</p>,
}
const loadPart = async (_: string, id: string) => {
  if (!code[id]) throw new Error('Gone.')
  return code[id]
}

it('shows the parts that work, and nothing of those that fail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const host = { registry, loadPart } as unknown as Host
  const { container } = renderElement(
    <HostContext value={host}>
      <SlotParts name="home" given={{ room: 'kitchen' }} />
    </HostContext>,
  )
  expect(await screen.findByText('A cat in kitchen')).toBeTruthy()
  expect(container.textContent).toBe('A cat in kitchen')
})
