// @vitest-environment node
import { useLocale, useSession, type Given, type Remote } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'
import { useId } from 'react'
import { expect, it } from 'vitest'
import type { ShellPageRequest } from './page-request.ts'
import { renderPage } from './render-page.tsx'

function Toys({ given }: { given: Given }) {
  const { locale } = useLocale()
  return (
    <Text id={useId()} color="red">
      {given['cat']} {locale} {useSession().user?.firstName ?? 'nobody'}
    </Text>
  )
}

const remote = {
  config: { name: 'mfe-toys' },
  parts: { toys: async () => ({ Part: Toys }) },
} as unknown as Remote

const request = {
  registry: { generation: '', shell: '', remotes: {} },
  config: { publicUrl: 'https://site.example' },
  locale: 'en',
  url: '/en/cats',
  params: {},
  remoteName: 'mfe-toys',
  render: 'screen',
} as unknown as ShellPageRequest

const draw = (id: string) => renderPage({ ...request, part: { id, given: { cat: 'Misi' } } }, remote)

it('renders a part alone, in the language of the page, with its styles and with ids of its own', async () => {
  const { html, styles } = await draw('toys')
  expect(html).toMatch(
    /^<p id="[^"]*mfe-toys-toys-[^"]*"[^>]*>Misi<!-- --> <!-- -->en<!-- --> <!-- -->nobody<\/p>$/,
  )
  expect(styles.map(({ css }) => css).join('')).toContain('--colors-red')
})

it('rejects a part that the remote has no code for', async () => {
  await expect(draw('none')).rejects.toThrow('mfe-toys declares the part none and has no code for it.')
})
