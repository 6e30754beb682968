// @vitest-environment jsdom
import { LoginBody } from '@metrolibre/contract'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { number, nullable, object } from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryNavigation, PagesInMemory } from '../providers/index.ts'
import { toDecimal, toFactor } from './typed-values.ts'
import { useForm } from './use-form.ts'

function Form() {
  const { register, formState, handleSubmit } = useForm(LoginBody, {
    defaultValues: { email: '', password: '' },
  })
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <input aria-label="email" {...register('email')} />
      <p>{formState.errors.email?.message}</p>
      <button type="submit">send</button>
    </form>
  )
}

const open = () =>
  render(
    <PagesInMemory navigation={createMemoryNavigation('/')} routes={[{ path: '/', element: <Form /> }]} />,
  )
const complaint = () => screen.queryByText('Es necesario un email valido')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows the error of a field only after the press that took the focus away is over', async () => {
  vi.useFakeTimers()
  open()
  fireEvent.blur(screen.getByLabelText('email'))
  await act(() => vi.advanceTimersByTimeAsync(150))
  expect(complaint()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(150))
  expect(complaint()).not.toBeNull()
})

it('shows errors at once when the form is submitted', async () => {
  vi.useFakeTimers()
  open()
  fireEvent.click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(complaint()).not.toBeNull()
})

it('takes a message back as soon as what is typed is right, also where one step of a form was checked', async () => {
  function Step() {
    const { register, formState, trigger } = useForm(LoginBody, {
      defaultValues: { email: '', password: '' },
    })
    return (
      <>
        <input aria-label="email" {...register('email')} />
        <p>{formState.errors.email?.message}</p>
        <button type="button" onClick={() => void trigger(['email'])}>
          next
        </button>
      </>
    )
  }
  render(
    <PagesInMemory navigation={createMemoryNavigation('/')} routes={[{ path: '/', element: <Step /> }]} />,
  )
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('Es necesario un email valido')
  fireEvent.change(screen.getByLabelText('email'), { target: { value: 'rosa@metrolibre.example' } })
  await waitFor(() => expect(complaint()).toBeNull())
})

it('keeps what was typed while the form was being saved, as unsaved', async () => {
  let answer = () => {}
  function Saved() {
    const form = useForm(LoginBody, { defaultValues: { email: '', password: '' } })
    const save = form.handleSubmit(async (values) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      form.saved({ ...values, password: 'stored-otherwise' })
    })
    return (
      <form noValidate onSubmit={(event) => void save(event)}>
        <input aria-label="email" {...form.register('email')} />
        <input aria-label="password" {...form.register('password')} />
        <p>{form.formState.isDirty ? 'unsaved' : 'clean'}</p>
        <button type="submit">save</button>
      </form>
    )
  }
  render(
    <PagesInMemory navigation={createMemoryNavigation('/')} routes={[{ path: '/', element: <Saved /> }]} />,
  )
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  const values = () => [field('email').value, field('password').value]
  const save = async (typedMeanwhile?: string) => {
    fireEvent.click(screen.getByRole('button'))
    await act(async () => {})
    if (typedMeanwhile) type('email', typedMeanwhile)
    await act(async () => answer())
  }
  type('email', 'rosa@metrolibre.example')
  type('password', 'sent-password')
  await save('rosa.b@metrolibre.example')
  await screen.findByText('unsaved')
  expect(values()).toEqual(['rosa.b@metrolibre.example', 'stored-otherwise'])
  type('email', 'rosa@metrolibre.example')
  await screen.findByText('clean')
  type('email', 'rosa.b@metrolibre.example')
  await save()
  await screen.findByText('clean')
  expect(values()).toEqual(['rosa.b@metrolibre.example', 'stored-otherwise'])
})

const Priced = object({ price: nullable(number('validation.invalid')) })
function Steps() {
  const [shown, setShown] = useState(true)
  const { register } = useForm(Priced, { defaultValues: { price: null } })
  return (
    <>
      {shown && <input aria-label="price" {...register('price', { setValueAs: toDecimal })} />}
      <button type="button" onClick={() => setShown(!shown)}>
        step
      </button>
    </>
  )
}

it('keeps in a control that is shown again what can’t be read as a number', () => {
  render(
    <PagesInMemory navigation={createMemoryNavigation('/')} routes={[{ path: '/', element: <Steps /> }]} />,
  )
  const step = screen.getByText('step')
  fireEvent.change(screen.getByLabelText('price'), { target: { value: 'cien' } })
  fireEvent.click(step)
  fireEvent.click(step)
  expect(screen.getByLabelText<HTMLInputElement>('price').value).toBe('cien')
})

it.each([
  ['/', '3,5'],
  ['/en', '3.5'],
])(
  'shows a saved number with decimals as the page at %s writes it, and reads it back',
  async (path, shown) => {
    const schema = object({ height: number() })
    const sent = vi.fn<(values: { height: number }) => void>()
    function Measures() {
      const { register, handleSubmit } = useForm(schema, { defaultValues: { height: 3.5 } })
      return (
        <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
          <input aria-label="height" inputMode="decimal" {...register('height', { setValueAs: toFactor })} />
          <button type="submit">send</button>
        </form>
      )
    }
    const routes = [{ path: '*', element: <Measures /> }]
    render(<PagesInMemory navigation={createMemoryNavigation(path)} routes={routes} />)
    expect(screen.getByLabelText<HTMLInputElement>('height').value).toBe(shown)
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ height: 3.5 }))
  },
)
