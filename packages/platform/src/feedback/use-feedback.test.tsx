// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../host/create-query-client.ts'
import {
  createMemoryNavigation,
  createStore,
  noticesAtom,
  PlatformProviders,
  PagesInMemory,
  sessionAtom,
  toastsAtom,
} from '../providers/index.ts'
import type { RuntimeConfig } from '../runtime-config/runtime-config.ts'
import { useLeaveForGood } from './use-leave-question.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'
import { useFeedback } from './use-feedback.ts'

let feedback: ReturnType<typeof useFeedback>
let leaveForGood: ReturnType<typeof useLeaveForGood>

function Form({ dirty }: { dirty: boolean }) {
  const own = useFeedback()
  const forGood = useLeaveForGood()
  useEffect(() => {
    feedback = own
    leaveForGood = forGood
  }, [own, forGood])
  useUnsavedChanges(dirty)
  return <p>form</p>
}

const open = (dirty = false) => {
  const store = createStore()
  const routes = [
    { path: '/en?/form', element: <Form dirty={dirty} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const navigation = createMemoryNavigation('/form')
  render(
    <PlatformProviders store={store} queryClient={createQueryClient()} config={{} as RuntimeConfig}>
      <PagesInMemory navigation={navigation} routes={routes} />
    </PlatformProviders>,
  )
  const notice = () => store.get(noticesAtom)[0]
  return { store, navigation, notice, path: () => navigation.place().location.pathname }
}

describe('feedback', () => {
  afterEach(cleanup)

  it('shows notices one after the other and resolves each with its own answer', async () => {
    const { notice } = open()
    const first = feedback.confirm({ title: 'a', text: '', confirm: 'yes', cancel: 'no' })
    const second = feedback.alert({ title: 'b', text: '' })
    expect(notice()!.request.title).toBe('a')
    notice()!.answer(true)
    expect(await first).toBe(true)
    expect(notice()!.request.title).toBe('b')
    notice()!.answer(true)
    await second
    expect(notice()).toBeUndefined()
  })

  it('dismisses a question that has settled by itself, also before it was its turn', async () => {
    const { notice } = open()
    const [shown, waiting] = [new AbortController(), new AbortController()]
    const question = { text: '', confirm: 'yes', cancel: 'no' }
    const first = feedback.confirm({ ...question, title: 'a', until: shown.signal })
    const second = feedback.confirm({ ...question, title: 'b', until: waiting.signal })
    waiting.abort()
    expect(await second).toBe(false)
    expect(notice()!.request.title).toBe('a')
    shown.abort()
    expect(await first).toBe(false)
    expect(notice()).toBeUndefined()
  })

  it('shows a failure with the message and the request id of the server', async () => {
    const { notice } = open()
    void feedback.showError(Object.assign(new Error('Está agotado'), { requestId: 'r-1' }))
    expect(notice()!.request).toEqual({
      title: 'Opps.. Algo salio mal',
      text: 'Está agotado',
      requestId: 'r-1',
    })
  })

  it('leaves it to the shell to say that the session ended', async () => {
    const { store, notice } = open()
    const refusal = Object.assign(new Error('Debes iniciar sesión'), { code: 'unauthenticated' })
    void feedback.showError(refusal)
    expect(notice()!.request.text).toBe('Debes iniciar sesión')
    notice()!.answer(true)
    store.set(sessionAtom, { status: 'anonymous', user: null })
    await feedback.showError(refusal)
    expect(notice()).toBeUndefined()
  })

  it('collects toasts', () => {
    const { store } = open()
    feedback.toast('Guardado')
    feedback.toast('No se pudo', { tone: 'bad' })
    expect(store.get(toastsAtom).map(({ text, tone }) => [text, tone])).toEqual([
      ['Guardado', 'ok'],
      ['No se pudo', 'bad'],
    ])
  })
})

describe('unsaved changes', () => {
  afterEach(cleanup)

  it('ask for confirmation before the page is left', async () => {
    const { navigation, notice, path } = open(true)
    await act(() => navigation.navigate('/away'))
    expect(notice()!.request).toMatchObject({
      title: '¿De verdad quieres irte?',
      text: '¡Tienes cambios no guardados!',
    })
    await act(async () => notice()!.answer(false))
    expect(path()).toBe('/form')
    await act(() => navigation.navigate('/away'))
    await act(async () => notice()!.answer(true))
    expect(path()).toBe('/away')
  })

  it('ask only once when the user leaves for good, for example at a logout', async () => {
    const { navigation, notice, path } = open(true)
    const left = leaveForGood(() => navigation.navigate('/away'))
    await act(async () => notice()!.answer(false))
    expect(await left).toBe(false)
    expect(path()).toBe('/form')
    const again = leaveForGood(() => navigation.navigate('/away'))
    await act(async () => notice()!.answer(true))
    expect(await again).toBe(true)
    expect(path()).toBe('/away')
    expect(notice()).toBeUndefined()
  })

  it('do not ask when there is nothing to stay for, for example a deleted account', async () => {
    const { navigation, notice, path } = open(true)
    expect(await act(() => leaveForGood(() => navigation.navigate('/away'), true))).toBe(true)
    expect(path()).toBe('/away')
    expect(notice()).toBeUndefined()
  })

  it('do not ask when the language is switched, nor when nothing was changed', async () => {
    const dirty = open(true)
    await act(() => dirty.navigation.navigate('/en/form'))
    expect(dirty.path()).toBe('/en/form')
    cleanup()
    const clean = open(false)
    await act(() => clean.navigation.navigate('/away'))
    expect(clean.path()).toBe('/away')
  })
})
