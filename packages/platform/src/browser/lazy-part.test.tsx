// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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

describe('a part of the page that is loaded on demand', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('shows the fallback when loading fails, keeps the rest of the page, and loads again on request', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(cut).mockResolvedValue(there)
    show(load)
    fireEvent.click(await screen.findByRole('button', { name: 'map is missing' }))
    expect(await screen.findByText('map is there')).toBeTruthy()
    expect(screen.getByRole('heading')).toBeTruthy()
  })

  it('does not retry by itself after a failure', async () => {
    const load = vi.fn<Load>().mockRejectedValue(cut)
    show(load)
    await screen.findByRole('button')
    await act(async () => {})
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is loaded again each time the browser gets a connection, until that succeeds', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(cut).mockRejectedValueOnce(cut).mockResolvedValue(there)
    show(load)
    const connect = () => act(async () => void window.dispatchEvent(new Event('online')))
    await screen.findByRole('button', { name: 'map is missing' })
    await connect()
    expect(await screen.findByRole('button', { name: 'map is missing' })).toBeTruthy()
    await connect()
    expect(await screen.findByText('map is there')).toBeTruthy()
    await connect()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is loaded again for a component that is mounted after the failure', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(cut).mockResolvedValue(there)
    const { page, unmount } = show(load)
    await screen.findByRole('button')
    unmount()
    render(page)
    expect(await screen.findByText('map is there')).toBeTruthy()
  })

  it('is rendered without a fallback once it was loaded ahead', async () => {
    const Part = lazyPart(() => Promise.resolve(there), Failed)
    await Part.warmUp()
    render(
      <Suspense fallback="…">
        <Part name="map" />
      </Suspense>,
    )
    expect(screen.getByText('map is there')).toBeTruthy()
  })

  it('does not fail when it could not be loaded ahead, and is loaded again when it is shown', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(cut).mockResolvedValue(there)
    const Part = lazyPart(load, Failed)
    await Part.warmUp()
    render(
      <Suspense fallback="…">
        <Part name="map" />
      </Suspense>,
    )
    expect(await screen.findByText('map is there')).toBeTruthy()
  })
})
