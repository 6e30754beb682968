// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PartBoundary } from '../browser/part-boundary.tsx'
import { open } from '../testing/open.tsx'
import { definePageTexts } from './page-texts.ts'
import { WithTexts } from './with-texts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('does not load again in a loop when the texts can’t be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Loading chunk 7 failed.'))
  const texts = definePageTexts({ es: load, en: load })
  open(
    <PartBoundary fallback={() => <p>missing</p>}>
      <Suspense fallback="…">
        <WithTexts texts={texts}>there</WithTexts>
      </Suspense>
    </PartBoundary>,
  )
  expect(await screen.findByText('missing')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(load.mock.calls.length).toBeLessThan(3)
})
