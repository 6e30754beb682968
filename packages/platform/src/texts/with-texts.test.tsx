// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MessageId } from '../intl/message-id.ts'
import { useIntl } from '../intl/index.ts'
import { PartBoundary } from '../browser/part-boundary.tsx'
import { open } from '../testing/open.tsx'
import { MessagesProvider } from '../providers/messages-provider.tsx'
import { definePageTexts, type PageTexts } from './page-texts.ts'
import { WithTexts } from './with-texts.tsx'
import { WordsOf } from './words-of.tsx'
import { countryAtom } from '../country/country-atom.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const messages = { greeting: 'Hola' }
const Greeting = () => <p>{useIntl().formatMessage({ id: 'greeting' as MessageId })}</p>

/** Shows a page with these texts, in a remote that has none of its own. */
const show = (texts: PageTexts, fallback: ReactNode) =>
  open(
    <MessagesProvider locale="es" messages={{}}>
      <PartBoundary fallback={() => <p>missing</p>}>
        <Suspense fallback={fallback}>
          <WithTexts texts={texts}>
            <Greeting />
          </WithTexts>
        </Suspense>
      </PartBoundary>
    </MessagesProvider>,
  )

it('suspends until the texts are loaded, without a warning of React', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {})
  const loaded = Promise.withResolvers<{ default: typeof messages }>()
  const texts = definePageTexts({ es: () => loaded.promise, en: () => loaded.promise })
  await act(async () => void show(texts, '…'))
  expect(await screen.findByText('…')).toBeTruthy()
  await act(async () => loaded.resolve({ default: messages }))
  expect(await screen.findByText('Hola')).toBeTruthy()
  expect(warn).not.toHaveBeenCalled()
})

it('does not load again in a loop when the texts can’t be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Loading chunk 7 failed.'))
  await act(async () => void show(definePageTexts({ es: load, en: load }), '…'))
  expect(await screen.findByText('missing')).toBeTruthy()
  const tried = load.mock.calls.length
  expect(tried).toBeGreaterThan(0)
  await act(async () => {})
  expect(load).toHaveBeenCalledTimes(tried)
})

it('shows texts that are already loaded at once', async () => {
  const load = async () => ({ default: messages })
  const texts = definePageTexts({ es: load, en: load })
  await texts.load('es')
  const waiting = vi.fn<() => null>(() => null)
  const Waiting = () => waiting()
  await act(async () => void show(texts, <Waiting />))
  expect(screen.getByText('Hola')).toBeTruthy()
  expect(waiting).not.toHaveBeenCalled()
})

it('shows the words of the visitor’s country, or those of the thing’s', async () => {
  const texts = definePageTexts({
    es: async () => ({ default: { greeting: 'Arriendo', other: 'Hola' } }),
    en: async () => ({ default: { greeting: 'Rent' } }),
    'es-PE': async () => ({ default: { greeting: 'Alquiler' } }),
  })
  const said = () => screen.getAllByText(/./).map(({ textContent }) => textContent)
  const page = (
    <MessagesProvider locale="es" messages={{}}>
      <Suspense>
        <WithTexts texts={texts}>
          <Greeting />
          <WordsOf country="Chile" texts={[texts]}>
            <Greeting />
          </WordsOf>
        </WithTexts>
      </Suspense>
    </MessagesProvider>
  )
  const { store } = await act(async () => open(page))
  expect(said()).toEqual(['Arriendo', 'Arriendo'])
  await act(async () => store.set(countryAtom, 'Perú'))
  expect(said()).toEqual(['Alquiler', 'Arriendo'])
})

it('keeps the words of Chile when those of Perú can’t be loaded', async () => {
  const texts = definePageTexts({
    es: async () => ({ default: messages }),
    en: async () => ({ default: messages }),
    'es-PE': () => Promise.reject(new Error('Loading chunk 8 failed.')),
  })
  expect(await texts.load('es-PE')).toEqual(messages)
})
