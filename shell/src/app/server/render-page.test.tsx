// @vitest-environment node
import { useQuery, type HeadContext, type PrefetchContext, type Remote } from '@metrolibre/platform'
import { expect, it } from 'vitest'
import type { ShellPageRequest } from './page-request.ts'
import { renderPage } from './render-page.tsx'

const query = (name: string) => ({ queryKey: [name], queryFn: () => Promise.resolve(`${name} from the API`) })

function Cats() {
  return <p>{useQuery(query('shown')).data}</p>
}

const remote = {
  config: { name: 'mfe-cats' },
  messages: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  routes: {
    cats: {
      screen: async () => ({ Screen: Cats }),
      prefetch: ({ queryClient }: PrefetchContext) =>
        Promise.all(['shown', 'titled', 'unused'].map((name) => queryClient.prefetchQuery(query(name)))),
      head: ({ queryClient }: HeadContext) => ({
        title: queryClient.getQueryData<string>(['titled']) ?? '',
        description: '',
      }),
    },
  },
} as unknown as Remote

const request = {
  registry: {
    generation: '',
    shell: '',
    remotes: {
      'mfe-cats': {
        version: '1',
        entry: null,
        config: {
          routes: [{ id: 'cats', path: '/cats', guard: 'public', render: 'server' }],
          nav: [],
          needs: [],
        },
      },
    },
  },
  config: { publicUrl: 'https://site.example', chatPhone: '', contactEmail: '', socialUrl: '' },
  locale: 'en',
  url: '/en/cats',
  routeId: 'cats',
  params: {},
  remoteName: 'mfe-cats',
  render: 'screen',
} as unknown as ShellPageRequest

it('sends the data along that the page shows or is titled by, and nothing else that was fetched', async () => {
  const { html, head, queries } = await renderPage(request, remote)
  expect(html).toContain('shown from the API')
  expect(head.title).toBe('titled from the API')
  expect(new Set(queries.queries.map(({ queryKey }) => queryKey[0]))).toEqual(new Set(['shown', 'titled']))
})
