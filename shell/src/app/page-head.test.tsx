// @vitest-environment jsdom
import type { HeadContext, PrefetchContext } from '@metrolibre/platform'
import { sessionAtom } from '@metrolibre/platform/host'
import { aUser, renderElement, waitFor } from '@metrolibre/testing/react'
import { expect, test } from 'vitest'
import { HostContext, type Host } from './host-context.ts'
import { PageHead } from './page-head.tsx'

const host = {} as Host
const head = ({ queryClient }: HeadContext) => ({
  title: queryClient.getQueryData<string>(['property']) ?? 'This property is gone',
  description: 'A property',
  robots: queryClient.getQueryData(['property']) ? undefined : 'noindex',
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
