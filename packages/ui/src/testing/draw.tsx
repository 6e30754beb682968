import { type RenderResult, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import { UiProvider } from '../system/provider.tsx'

afterEach(cleanup)

/** Renders inside the UI provider, as in the app. */
export const draw = (element: ReactElement): RenderResult => render(element, { wrapper: UiProvider })
