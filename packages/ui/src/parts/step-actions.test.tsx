// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { StepActions } from './step-actions.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('follows the step while it would cover too much of it, and is a bar again once there is room', () => {
  let resize: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(observe: () => void) {
        resize = observe
      }
      observe() {}
      disconnect() {}
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  draw(<StepActions next={<button type="button">Siguiente</button>} />)
  const bar = screen.getByRole('button').closest<HTMLElement>('.ml-step-actions')!
  const isTall = (windowHeight: number) => {
    vi.stubGlobal('innerHeight', windowHeight)
    height.mockReturnValue(160)
    resize()
    return bar.dataset['tall'] !== undefined
  }
  expect([844, 390, 844].map(isTall)).toEqual([false, true, false])
})
