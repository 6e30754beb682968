// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { object, string } from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordConsent } from '../consent/consent.ts'
import { createMemoryNavigation, PagesInMemory } from '../providers/index.ts'
import { sessionAtom, unknownSession, type SessionState, type SessionUser } from '../session/session-atom.ts'
import { openDraft } from './open-draft.ts'
import { useForm } from './use-form.ts'
import { useFormDraft } from './use-form-draft.ts'

const Message = object({ text: string() })
const empty = { text: '' }

function Form({ onSent }: { onSent: () => void }) {
  const form = useForm(Message, { defaultValues: empty })
  useFormDraft(form, 'message', Message)
  return (
    <form>
      <input aria-label="text" {...form.register('text')} />
      <p>{form.formState.isDirty ? 'unsaved' : 'clean'}</p>
      <button type="button" onClick={() => form.reset(empty)}>
        sent
      </button>
      <button
        type="button"
        onClick={() => {
          form.reset(form.getValues())
          onSent()
        }}
      >
        sent and gone
      </button>
    </form>
  )
}

function Page() {
  const [isSent, setSent] = useState(false)
  return isSent ? <p>thanks</p> : <Form onSent={() => setSent(true)} />
}

const visitor: SessionState = { status: 'anonymous', user: null }
const person = (id: string): SessionState => ({ status: 'signed-in', user: { id } as SessionUser })

/** Renders the form as in a newly opened tab; returns a function that changes the session. */
const open = (session: SessionState) => {
  cleanup()
  const store = createStore()
  store.set(sessionAtom, session)
  render(
    <Provider store={store}>
      <PagesInMemory navigation={createMemoryNavigation('/')} routes={[{ path: '/', element: <Page /> }]} />
    </Provider>,
  )
  return (next: SessionState) => act(() => store.set(sessionAtom, next))
}
const field = () => screen.getByLabelText<HTMLInputElement>('text')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'))
const kept = (who: string | null) => openDraft('message', Message, who).read()?.text

describe('the draft of a form', () => {
  beforeEach(() => {
    localStorage.clear()
    recordConsent(localStorage, 'declined')
  })

  it('is restored as unsaved changes when the form is opened again', () => {
    open(visitor)
    expect(drafts()).toEqual([])
    type('Ho')
    type('Hola')
    open(visitor)
    expect(field().value).toBe('Hola')
    expect(screen.getByText('unsaved')).toBeTruthy()
  })

  it('is removed when the form was sent, and when every change was undone', () => {
    open(visitor)
    type('Hola')
    fireEvent.click(screen.getByText('sent'))
    expect(drafts()).toEqual([])
    type('Otra')
    expect(kept(null)).toBe('Otra')
    type('')
    expect(drafts()).toEqual([])
  })

  it('is removed when the form leaves the page as soon as it was sent', () => {
    open(visitor)
    type('Hola')
    fireEvent.click(screen.getByText('sent and gone'))
    expect(screen.getByText('thanks')).toBeTruthy()
    expect(drafts()).toEqual([])
  })

  it('is restored once the session is known, but does not overwrite what was typed meanwhile', () => {
    openDraft('message', Message, 'u1').write({ text: 'de antes' })
    const signIn = open(unknownSession)
    expect(field().value).toBe('')
    signIn(person('u1'))
    expect(field().value).toBe('de antes')

    const again = open(unknownSession)
    type('de ahora')
    again(person('u1'))
    expect(field().value).toBe('de ahora')
    expect(kept('u1')).toBe('de ahora')
  })

  it('is passed on from a visitor to the user they sign in as, but not from one user to the next', () => {
    const become = open(visitor)
    type('Hola')
    become(person('u1'))
    expect(kept(null)).toBeUndefined()
    expect(kept('u1')).toBe('Hola')
    become(visitor)
    type('Hola, tú')
    become(person('u2'))
    type('Hola, tú también')
    expect(kept(null)).toBeUndefined()
    expect(kept('u2')).toBeUndefined()
    expect(kept('u1')).toBe('Hola')
  })
})
