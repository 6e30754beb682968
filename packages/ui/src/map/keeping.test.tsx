// @vitest-environment jsdom
import { useEffect, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keeping } from './keeping.ts'

// As in a browser, where only the scheduler decides when effects run.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

const happened: string[] = []

function MapPage() {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [keep] = useState(() => keeping(setBox))
  return <div ref={keep}>{box?.tagName}</div>
}

function NextPage() {
  useLayoutEffect(() => queueMicrotask(() => happened.push('is there')))
  useEffect(() => void happened.push('has effects'), [])
  return <h1>Next</h1>
}

it('lets a page go without running the effects of the next one before it is painted', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<MapPage />)
  await expect.poll(() => document.body.textContent).toBe('DIV')
  root.render(<NextPage />)
  await expect.poll(() => happened.length).toBe(2)
  expect(happened).toEqual(['is there', 'has effects'])
  root.unmount()
})
