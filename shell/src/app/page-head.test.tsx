// @vitest-environment jsdom
import type { HeadContext, PrefetchContext } from '@metrolibre/platform'
import { sessionAtom } from '@metrolibre/platform/host'
import { aUser, renderElement, waitFor } from '@metrolibre/testing/react'
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

test('asks no head for a name before its data was fetched', () => {
  const asked = vi.fn<typeof head>(head)
  const page = renderElement(
    <HostContext value={host}>
      <PageHead head={asked} prefetch={() => new Promise(() => {})} />
    </HostContext>,
  )
  page.queryClient.setQueryData(['property'], 'Casa Bulnes')
  expect(asked).not.toHaveBeenCalled()
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
  expect(image()).toMatch(/^https?:\/\/[^/]+\/files\/casa\.webp$/)
  page.unmount()
  renderElement(
    <HostContext value={host}>
      <PageHead head={head} />
    </HostContext>,
  )
  await waitFor(() => expect(structured()).toEqual([]))
  expect(image()).toBeUndefined()
})
