// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart, type FailedProps } from './lazy-part.tsx'

interface Props {
  name: string
}
type Load = () => Promise<{ default: ComponentType<Props> }>

const Failed = ({ part, onRetry }: FailedProps<Props>) => (
  <button onClick={onRetry}>{part.name} is missing</button>
)
const there = { default: ({ name }: Props) => <p>{name} is there</p> }
const cut = new Error('Loading chunk 7 failed.')

const show = (load: Load) => {
  const Part = lazyPart(load, Failed)
  const page = (
    <>
      <h1>The page</h1>
      <Suspense fallback="…">
        <Part name="map" />
      </Suspense>
    </>
  )
  return { page, ...render(page) }
}

describe('a part that is fetched when it is needed', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('shows what stands in its place, leaves the page, and is fetched again when asked', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(cut).mockResolvedValue(there)
    show(load)
    fireEvent.click(await screen.findByRole('button', { name: 'map is missing' }))
    expect(await screen.findByText('map is there')).toBeTruthy()
    expect(screen.getByRole('heading')).toBeTruthy()
  })

  it('is not asked for again and again by itself', async () => {
    const load = vi.fn<Load>().mockRejectedValue(cut)
    show(load)
    await screen.findByRole('button')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is fetched again for whoever comes later', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(cut).mockResolvedValue(there)
    const { page, unmount } = show(load)
    await screen.findByRole('button')
    unmount()
    render(page)
    expect(await screen.findByText('map is there')).toBeTruthy()
  })
})
