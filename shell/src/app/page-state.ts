import type { Country, RuntimeConfig } from '@metrolibre/platform'
import type { DehydratedState } from '@metrolibre/platform/host'
import type { Registry } from '../registry/registry.ts'

/** Everything a page hands from the composer to the browser. */
export interface PageState {
  registry: Registry
  config: RuntimeConfig
  country: Country
  /** `screen`: the HTML holds the finished screen; `frame`: its frame only; `none`: nothing was rendered. */
  rendered: 'screen' | 'frame' | 'none'
  queries: DehydratedState
}

export const pageStateId = 'page-state'
export const rootId = 'root'

/** Reads the state that stands in the page as JSON. */
export function readPageState(): PageState {
  const element = document.getElementById(pageStateId)
  if (!element?.textContent) throw new Error('The page carries no state.')
  return JSON.parse(element.textContent) as PageState
}
