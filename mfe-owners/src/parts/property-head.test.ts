import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import type { HeadContext } from '@metrolibre/platform'
import { createQueryClient } from '@metrolibre/platform/host'
import { expect, it } from 'vitest'
import { propertyHead } from './property-head.ts'

it('calls a page by its property once that is read', () => {
  const head = propertyHead('mfe-owners.mandate.title', 'mfe-owners.mandate.description')
  const queryClient = createQueryClient()
  const texts: Record<string, string> = { 'mfe-owners.mandate.title': 'Oferta' }
  const context: HeadContext = {
    params: { id: '7' },
    url: new URL('https://metrolibre.example/my-locations/locations/7/mandate'),
    queryClient,
    locale: 'es',
    country: 'Chile',
    intl: { formatMessage: ({ id }: { id: string }) => texts[id] ?? id } as unknown as HeadContext['intl'],
  }
  expect(head(context).title).toBe('Oferta')
  queryClient.setQueryData(ownProperties.one('7').queryKey, { name: 'Nave norte' } as OwnedProperty)
  expect(head(context)).toMatchObject({ title: 'Nave norte | Oferta', robots: 'noindex' })
})
