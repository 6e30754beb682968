import { type RenderResult, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { UiProvider } from '../system/provider.tsx'

/**
 * Renders inside the UI provider, as in the app, until the test ends. A hook of this file would be heard by one file of
 * tests alone, because modules are loaded once for all of a worker.
 */
export const draw = (element: ReactElement): RenderResult => {
  onTestFinished(cleanup)
  return render(element, { wrapper: UiProvider })
}
