import type { Country, Given, Head, Locale, RuntimeConfig } from '@metrolibre/platform'
import type { DehydratedState } from '@metrolibre/platform/host'
import type { StyleBlock } from '@metrolibre/ui/server'
import type { Registry } from '../../registry/registry.ts'
import type { WantedPart } from '../wanted-part.ts'

/** One page to render, as plain data that can be sent from the composer to a worker. */
export interface ShellPageRequest {
  registry: Registry
  config: RuntimeConfig
  locale: Locale
  country: Country
  /** Whether somebody named it, or it is only the default. */
  isCountryKnown: boolean
  /** Path with its language segment, and the query. */
  url: string
  /** The route of the page; absent when no remote declares the address. */
  routeId?: string
  params: Record<string, string>
  remoteName?: string
  /** `frame`: only the frame, without running the remote. */
  render: 'screen' | 'frame'
  /** Set when only a part of `remoteName` is asked for, for a slot of the page. */
  part?: { id: string; given: Given }
  /**
   * Addresses between the visitor and the composer, in the form of `X-Forwarded-For`, so that the API counts
   * the page's requests against the visitor's rate limit.
   */
  forwardedFor?: string
  /** What is being traced, for the page's requests to continue. */
  traceParent?: string | undefined
}

export interface RenderedPage {
  html: string
  /** Absent from shells that were built before parts were drawn on the server. */
  parts?: WantedPart[]
  styles: StyleBlock[]
  head: Head
  links: { rel: string; href: string; hrefLang?: string }[]
  queries: DehydratedState
  /** Whether all data could be loaded; an incomplete page is not cached. */
  complete: boolean
}
