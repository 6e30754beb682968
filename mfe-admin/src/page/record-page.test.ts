import type { HeadContext } from '@metrolibre/platform'
import { createQueryClient } from '@metrolibre/platform/host'
import { expect, it, vi } from 'vitest'
import { adding, recordPage, savedId } from './record-page.ts'

const read = vi.fn<(id: string) => Promise<{ zone: string }>>((id) => Promise.resolve({ zone: `Zona ${id}` }))
const page = recordPage({
  title: 'mfe-admin.zones.title',
  description: 'mfe-admin.zones.description',
  query: (address) => {
    const id = savedId(address)
    return id === undefined ? undefined : { queryKey: ['zone', id], queryFn: () => read(id) }
  },
  nameOf: ({ zone }) => zone,
  otherwise: adding('mfe-admin.zones.add'),
})

const texts: Record<string, string> = {
  'mfe-admin.zones.title': 'Zonas',
  'mfe-admin.zones.description': 'Dónde hay propiedades',
  'mfe-admin.zones.add': 'Nueva zona',
}
const at = (id: string, queryClient = createQueryClient()): HeadContext => ({
  params: { id },
  url: new URL(`https://metrolibre.example/admin/zones/detail/${id}`),
  queryClient,
  locale: 'es',
  country: 'Chile',
  intl: { formatMessage: ({ id: text }: { id: string }) => texts[text] } as unknown as HeadContext['intl'],
})

it('calls a page by its record once that is read, and by its list until then', async () => {
  const context = at('7')
  expect(page.head(context).title).toBe('Zonas')
  await page.prefetch(context)
  expect(page.head(context)).toEqual({
    title: 'Zona 7 | Zonas',
    description: 'Dónde hay propiedades',
    robots: 'noindex',
  })
})

it('reads a record that is known already only once', async () => {
  const client = createQueryClient()
  await page.prefetch(at('8', client))
  await page.prefetch(at('8', client))
  expect(read.mock.calls.filter(([id]) => id === '8')).toHaveLength(1)
})

it('reads nothing for a new record', async () => {
  const context = at('new')
  await page.prefetch(context)
  expect(page.head(context).title).toBe('Nueva zona | Zonas')
  expect(read).not.toHaveBeenCalledWith('new')
})
