// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { DateInput } from './text-input.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Desde')

it('tells a date field without a value from one with a value, as it is typed and taken away', async () => {
  draw(<DateInput label="Desde" />)
  expect(field().hasAttribute('data-empty')).toBe(true)
  await userEvent.type(field(), '1991-04-17')
  expect(field().hasAttribute('data-empty')).toBe(false)
  await userEvent.clear(field())
  expect(field().hasAttribute('data-empty')).toBe(true)
})

it('tells it of a field of a month too', async () => {
  draw(<DateInput label="Desde" type="month" />)
  expect([field().type, field().hasAttribute('data-empty')]).toEqual(['month', true])
  await userEvent.type(field(), '2026-12')
  expect(field().hasAttribute('data-empty')).toBe(false)
})

it('tells it also when the form sets or resets the value, and passes the field on', async () => {
  const seen: (HTMLInputElement | null)[] = []
  function Form({ value }: { value: string }) {
    const ref = useRef<HTMLInputElement>(null)
    return (
      <form>
        <DateInput
          label="Desde"
          defaultValue={value}
          ref={(node) => {
            ref.current = node
            seen.push(node)
            if (node && value) node.value = value
          }}
        />
        <button type="reset">Borrar</button>
      </form>
    )
  }
  const { rerender } = draw(<Form value="" />)
  expect(field().hasAttribute('data-empty')).toBe(true)
  rerender(<Form value="2026-01-31" />)
  expect(field().hasAttribute('data-empty')).toBe(false)
  expect(seen.at(-1)).toBe(field())
})
