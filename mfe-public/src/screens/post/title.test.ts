import { publications } from '@metrolibre/api-client'
import { createPageIntl, createQueryClient } from '@metrolibre/platform/host'
import { expect, test } from 'vitest'
import texts from '../../../locales/es.json'
import { titleAtOnce } from './screen.tsx'

test('is titled at once with what a list has shown, and not at all if none has', () => {
  const queryClient = createQueryClient({ onServer: false })
  const context = {
    params: { id: 'p1' },
    url: new URL('https://metrolibre.example/post/p1'),
    queryClient,
    locale: 'es' as const,
    country: 'Chile' as const,
    intl: createPageIntl('es', texts),
  }
  expect(titleAtOnce(context)).toBeUndefined()
  queryClient.setQueryData([...publications.listsKey, '', null], {
    pages: [
      { publications: [{ id: 'p0', title: 'Panadería' }] },
      { publications: [{ id: 'p1', title: 'Herrería' }] },
    ],
    pageParams: ['', 'c'],
  })
  expect(titleAtOnce(context)).toMatch(/^Herrería \| /)
})
