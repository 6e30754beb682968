import type { Country, Head, Locale, RuntimeConfig } from '@metrolibre/platform'
import type { DehydratedState } from '@metrolibre/platform/host'
import type { Registry } from '../../registry/registry.ts'

/** One page to render, as plain data: it crosses from the composer into a worker. */
export interface PageRequest {
  registry: Registry
  config: RuntimeConfig
  locale: Locale
  country: Country
  /** Path with its language segment, and query. */
  url: string
  /** The route the page belongs to; absent where no remote declares the address. */
  routeId?: string
  params: Record<string, string>
  remoteName?: string
  /** `frame`: the surroundings only, without running the remote. */
  render: 'screen' | 'frame'
  /** Addresses on the way from the visitor, as in `X-Forwarded-For`: the API counts what the page asks for as theirs. */
  forwardedFor?: string
}

export interface StyleBlock {
  /** Value of the attribute by which the browser's style cache adopts the block. */
  key: string
  css: string
}

export interface RenderedPage {
  html: string
  styles: StyleBlock[]
  head: Head
  links: { rel: string; href: string; hrefLang?: string }[]
  queries: DehydratedState
  /** Whether all data was there; a page without is not kept. */
  complete: boolean
}
