// @vitest-environment jsdom
import type { HeadContext, PrefetchContext } from '@metrolibre/platform'
import { sessionAtom } from '@metrolibre/platform/host'
import { act, aUser, renderElement, waitFor } from '@metrolibre/testing/react'
import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { HostContext, type Host } from './host-context.ts'
import { PageHead } from './page-head.tsx'

const host = {} as Host
const head = ({ queryClient }: HeadContext) => ({
  title: queryClient.getQueryData<string>(['property']) ?? 'This property is gone',
  description: 'A property',
  robots: queryClient.getQueryData(['property']) ? undefined : 'noindex',
  ...(queryClient.getQueryData(['property']) !== undefined && {
    image: '/files/casa.webp',
    jsonLd: [{ '@type': 'Accommodation', name: 'Casa Sucre' }],
  }),
})
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('updates the title when a user signs in and may see more', async () => {
  let seen = false
  const prefetch = async ({ queryClient }: PrefetchContext) => {
    if (seen) queryClient.setQueryData(['property'], 'Casa Sucre')
  }
  const page = renderElement(
    <HostContext value={host}>
      <PageHead head={head} prefetch={prefetch} />
    </HostContext>,
  )
  await waitFor(() => expect(document.title).toBe('This property is gone'))
  expect(robots()).toBe('noindex')
  seen = true
  page.store.set(sessionAtom, { status: 'signed-in', user: aUser() })
  await waitFor(() => expect(document.title).toBe('Casa Sucre'))
  expect(robots()).toBeUndefined()
})

test('follows the name of what is renamed while its page is open', async () => {
  const page = renderElement(
    <HostContext value={host}>
      <PageHead
        head={head}
        prefetch={async ({ queryClient }) => void queryClient.setQueryData(['property'], 'Casa Sucre')}
      />
    </HostContext>,
  )
  await waitFor(() => expect(document.title).toBe('Casa Sucre'))
  page.queryClient.setQueryData(['property'], 'Casa Bulnes')
  await waitFor(() => expect(document.title).toBe('Casa Bulnes'))
})

const never = () => new Promise(() => {})

test('takes no name from data before it was fetched', async () => {
  document.title = 'The list'
  const asked = vi.fn<typeof head>(head)
  const page = renderElement(
    <HostContext value={host}>
      <PageHead head={asked} prefetch={never} />
    </HostContext>,
  )
  page.queryClient.setQueryData(['property'], 'Casa Bulnes')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(document.title).toBe('The list')
})

test('titles a page while its data is on the way, with what its head or the pages before know', async () => {
  const fixed = () => ({ title: 'My bookings', description: '' })
  const page = renderElement(
    <HostContext value={host}>
      <PageHead head={fixed} prefetch={never} />
    </HostContext>,
  )
  await waitFor(() => expect(document.title).toBe('My bookings'))
  page.unmount()
  renderElement(
    <HostContext value={host}>
      <PageHead head={head} prefetch={never} titleAtOnce={async () => 'Casa Sucre'} />
    </HostContext>,
  )
  await waitFor(() => expect(document.title).toBe('Casa Sucre'))
})

test('gives a page that waited behind another its title again, before its data was asked for', async () => {
  document.title = ''
  let asked = 0
  const prefetch = async ({ queryClient }: PrefetchContext) => {
    asked += 1
    if (asked > 1) await never()
    queryClient.setQueryData(['property'], 'Casa Sucre')
  }
  let turn: ((mode: 'visible' | 'hidden') => void) | undefined
  function Kept() {
    const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
    turn = setMode
    return (
      <Activity mode={mode}>
        <PageHead head={head} prefetch={prefetch} />
      </Activity>
    )
  }
  renderElement(
    <HostContext value={host}>
      <Kept />
    </HostContext>,
  )
  await waitFor(() => expect(document.title).toBe('Casa Sucre'))
  act(() => turn?.('hidden'))
  document.title = 'The next page'
  act(() => turn?.('visible'))
  await waitFor(() => expect(document.title).toBe('Casa Sucre'))
  expect(asked).toBe(2)
})

test('replaces the structured data and the picture of the page before', async () => {
  document.head.innerHTML = `<script type="application/ld+json">{"@type":"JobPosting"}</script>
    <meta property="og:image" content="https://metrolibre.example/files/before.webp">`
  const structured = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as unknown,
    )
  const image = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  const page = renderElement(
    <HostContext value={host}>
      <PageHead
        head={head}
        prefetch={async ({ queryClient }) => void queryClient.setQueryData(['property'], 'Casa Sucre')}
      />
    </HostContext>,
  )
  await waitFor(() => expect(structured()).toEqual([{ '@type': 'Accommodation', name: 'Casa Sucre' }]))
  expect(image()).toMatch(/^https?:\/\/[^/]+\/link-pictures\/files\/casa\.webp\.jpg$/)
  page.unmount()
  renderElement(
    <HostContext value={host}>
      <PageHead head={head} />
    </HostContext>,
  )
  await waitFor(() => expect(structured()).toEqual([]))
  expect(image()).toMatch(/\/link-pictures\/metrolibre\.jpg$/)
})
