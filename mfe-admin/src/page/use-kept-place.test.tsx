// @vitest-environment jsdom
import { render, screen, userEvent, waitFor } from '@metrolibre/testing/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useKeptPlace } from './use-kept-place.ts'

function Sample() {
  const page = useKeptPlace()
  const [left, setLeft] = useState(2)
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>Zonas</h1>
      {left > 0 && <button onClick={() => setLeft(left - 1)}>Deshacer</button>}
    </div>
  )
}

it('moves the keyboard to the title when what was pressed twice goes away', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  const button = screen.getByRole('button')
  await user.click(button)
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})
