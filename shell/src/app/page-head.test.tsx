// @vitest-environment jsdom
import type { HeadContext } from '@metrolibre/platform'
import { renderElement, waitFor } from '@metrolibre/testing/react'
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

test('names what only somebody signed in may see, once it is known', async () => {
  const page = renderElement(
    <HostContext value={host}>
      <PageHead head={head} prefetch={async () => undefined} />
    </HostContext>,
  )
  await waitFor(() => expect(document.title).toBe('This property is gone'))
  expect(robots()).toBe('noindex')
  page.queryClient.setQueryData(['property'], 'Casa Sucre')
  expect(document.title).toBe('Casa Sucre')
  expect(robots()).toBeUndefined()
})

test('says nothing of an address before what it needs was asked for', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  document.title = 'The page before'
  const page = renderElement(
    <HostContext value={host}>
      <PageHead head={head} prefetch={() => asked} />
    </HostContext>,
  )
  page.queryClient.setQueryData(['another'], 'answer')
  expect(document.title).toBe('The page before')
  page.queryClient.setQueryData(['property'], 'Casa Sucre')
  answer()
  await waitFor(() => expect(document.title).toBe('Casa Sucre'))
})
