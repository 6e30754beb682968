// The state library, exported for the host, which has atoms of its own (consent, open dialogs).
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
