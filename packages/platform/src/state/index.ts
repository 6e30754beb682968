// The state library, for the host: its own atoms (consent, open dialogs) live beside those of this package.
export {
  atom,
  createStore,
  Provider as StoreProvider,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStore,
} from 'jotai'
import type { createStore } from 'jotai'

/** Holds the values of all atoms: one in a browser, a new one for each request on a server. */
export type Store = ReturnType<typeof createStore>
