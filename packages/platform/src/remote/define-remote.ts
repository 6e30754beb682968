import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { IntlShape } from 'react-intl'
import type { Head } from './head.ts'
import type { Country, Locale } from '../intl/locale.ts'
import type { TextLoaders } from '../intl/text-loaders.ts'
import type { RemoteConfig } from './remote-declaration.ts'

export interface ScreenModule {
  Screen: ComponentType
}

interface RouteContext {
  params: Record<string, string>
  /** The page's address, without the language segment. */
  url: URL
  queryClient: QueryClient
  locale: Locale
  country: Country
}

export type PrefetchContext = RouteContext

export type TextsContext = Omit<RouteContext, 'url'>

export interface HeadContext extends RouteContext {
  /** Contains the remote's own messages. */
  intl: IntlShape
}

export interface RemoteRoute {
  screen: () => Promise<ScreenModule>
  /**
   * Fills the query cache before the screen renders: on the server for the first view, in the browser when
   * the user is about to follow a link.
   */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
  /**
   * Whether the screen can show something of what it is about before its data is there, because earlier pages know it:
   * then a page change does not wait for the data. Asked in the browser only.
   */
  showsAtOnce?: (context: PrefetchContext) => Promise<boolean>
  /**
   * Returns the title of a page that has a heading before its data is there. It isn't needed where the head asks for no
   * data. Asked in the browser only.
   */
  titleAtOnce?: (context: HeadContext) => Promise<string | undefined>
  /**
   * Loads the texts that the screen needs besides those of its remote, before what the server drew is taken over. That would
   * else happen in two pieces, and presses in between would be lost. Asked in the browser only.
   */
  ownTexts?: (context: TextsContext) => Promise<unknown>
  /** Runs after `prefetch`, so it can read the fetched data with `queryClient.getQueryData`. */
  head?: (context: HeadContext) => Head
}

/** What a slot tells the parts in it: ids, as texts. */
export type Given = Readonly<Record<string, string>>

export interface PartModule {
  Part: ComponentType<{ given: Given }>
}

/** The ids of the parts that a remote declares. */
type PartIds<C extends RemoteConfig> = C extends { parts: readonly { id: infer Id extends string }[] }
  ? Id
  : never

export interface Remote<C extends RemoteConfig = RemoteConfig> {
  config: C
  messages: TextLoaders
  routes: Record<C['routes'][number]['id'], RemoteRoute>
  /** The code of the parts that it offers for slots of others; each loads its own texts. */
  parts?: Record<PartIds<C>, () => Promise<PartModule>>
}

/** Defines what a remote exposes: its declaration, and the code behind each of its routes. */
export const defineRemote = <const C extends RemoteConfig>(remote: Remote<C>): Remote<C> => remote
