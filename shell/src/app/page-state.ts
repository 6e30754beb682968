import type { Country, RuntimeConfig } from '@metrolibre/platform'
import type { DehydratedState } from '@metrolibre/platform/host'
import type { Registry } from '../registry/registry.ts'

/** All data that the composer passes to the browser inside the page. */
export interface PageState {
  registry: Registry
  config: RuntimeConfig
  /** The country that the page is drawn for. */
  country: Country
  /** Whether the edge or an earlier visit named it; else the browser proposes one. */
  isCountryKnown: boolean
  /** `screen`: the HTML contains the whole screen; `frame`: only the frame; `none`: nothing was rendered. */
  rendered: 'screen' | 'frame' | 'none'
  queries: DehydratedState
}

export const pageStateId = 'page-state'
export const rootId = 'root'

/** Reads the state from the JSON in the page. */
export function readPageState(): PageState {
  const element = document.getElementById(pageStateId)
  if (!element?.textContent) throw new Error('The page carries no state.')
  return JSON.parse(element.textContent) as PageState
}
