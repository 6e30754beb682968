// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

it('goes on with frames after a control that had the focus went away while time stood still', async () => {
  vi.useFakeTimers()
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  button.remove()
  vi.useRealTimers()
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0)
})
