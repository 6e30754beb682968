/** How a library of npm is tried: a page of a remote that shows something, and something else once it was pressed. */
export interface TriedLibrary {
  /** The page's address, and what it is called in the results. */
  readonly name: string
  /** What npm installs, such as `zustand` or `@tanstack/react-table@8`. */
  readonly packages: readonly string[]
  /** A module that exports `Screen`. */
  readonly screen: string
  /** A text that the server's HTML has. */
  readonly shows: string
  /** The text that is pressed, by default what is shown. */
  readonly press?: string
  /** A text that is there afterwards. */
  readonly reacts: string
}
