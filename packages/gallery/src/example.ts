import type { MessageId, TextName } from '@metrolibre/platform'
import type * as ui from '@metrolibre/ui'
import type * as calendar from '@metrolibre/ui/calendar'
import type * as form from '@metrolibre/ui/form'
import type * as icons from '@metrolibre/ui/icons'
import type * as lightbox from '@metrolibre/ui/lightbox'
import type * as map from '@metrolibre/ui/map'
import type * as overlay from '@metrolibre/ui/overlay'
import type * as parts from '@metrolibre/ui/parts'
import type * as signature from '@metrolibre/ui/signature'
import type * as signing from '@metrolibre/ui/signing'
import type * as upload from '@metrolibre/ui/upload'
import type { ComponentType } from 'react'

/** The names by which screens import components. */
interface Entries {
  '@metrolibre/ui': typeof ui
  '@metrolibre/ui/calendar': typeof calendar
  '@metrolibre/ui/form': typeof form
  '@metrolibre/ui/icons': typeof icons
  '@metrolibre/ui/lightbox': typeof lightbox
  '@metrolibre/ui/map': typeof map
  '@metrolibre/ui/overlay': typeof overlay
  '@metrolibre/ui/parts': typeof parts
  '@metrolibre/ui/signature': typeof signature
  '@metrolibre/ui/signing': typeof signing
  '@metrolibre/ui/upload': typeof upload
}

export interface StateProps {
  /** The state's name in words. Use it as a label where a page must not contain the same label twice. */
  title: string
}

/** One state of a component. */
export interface State {
  id: TextName<'gallery.state'>
  Show: ComponentType<StateProps>
  /** Without space around it: bars and covers. */
  flush?: boolean
  /** Loads much: left out of the overview. */
  heavy?: boolean
  /** Starts as a button that opens something over the page. */
  opens?: boolean
  /** Shown in a window of its own, because it holds on to the edges of one, or is only for narrow ones. */
  window?: { width?: number; height: number }
}

type Shown = {
  [From in keyof Entries]: {
    from: From
    /** The exports that the example shows; the first one gives the example its address. */
    names: readonly [keyof Entries[From] & string, ...(keyof Entries[From] & string)[]]
  }
}[keyof Entries]

/** What the gallery shows about one component, or about a few that belong together. */
export type Example = Shown & {
  /** Where a name of its own says more than the names of the exports. */
  title?: string
  /** One sentence: what it is, and when to use it. */
  about: MessageId
  states: readonly State[]
}

/** Components with the same purpose; they share a page. */
export interface ExampleGroup {
  id: TextName<'gallery.group'>
  examples: readonly Example[]
}

/** Returns the last part of an example's address: `PropertyCard` becomes `property-card`. */
export const slugOf = ({ title, names }: Example): string =>
  (title ?? names[0]).replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

const shownNames = 3

/** Returns the names of the first components, as a title. */
export const titleOf = ({ title, names }: Example): string =>
  title ?? (names.length > shownNames ? `${names.slice(0, shownNames).join(', ')}…` : names.join(', '))
