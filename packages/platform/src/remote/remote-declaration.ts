import type { Locale } from '../intl/locale.ts'

/** Who may enter a path. The server is the real guard; this one only spares the user a refusal (RULES.md, "Roles"). */
export type Guard = 'public' | 'user' | 'owner' | 'admin'

export interface RouteConfig {
  /** Unique inside the remote; the key of its screen in `defineRemote`. */
  id: string
  /** A react-router pattern without the language segment: `/propietario/:id/details`. */
  path: string
  guard: Guard
  /** `server`: finished HTML for anonymous visitors; `skeleton`: the frame only, filled in the browser. */
  render: 'server' | 'skeleton'
  /**
   * `wizard`: one task without ways out of it; a bar with the logo and one exit replaces navigation and footer.
   * `admin`: the navigation of administration beside the page, nothing of the visitors'.
   */
  chrome?: 'wizard' | 'admin'
  /** Query parameters that change the page; all others are ignored by the page cache and the canonical address. */
  query?: readonly string[]
  /** This address has moved for good: the server sends whoever asks for it to this path, with the same parameters. */
  movedTo?: string
}

export interface NavItem {
  id: string
  to: string
  label: Record<Locale, string>
  place: 'main' | 'us' | 'user' | 'admin'
  audience: 'all' | 'user' | 'owner' | 'admin'
}

/** Data that the host has ready before a remote starts. */
export type Need = 'session' | 'properties' | 'currencies' | 'zones' | 'covers'

/** Everything the host must know of a remote before it loads any of its code. */
export interface RemoteConfig {
  /** `mfe-tenants`: names its folder, its path below `/r/` and its line in the registry. */
  name: string
  /** The `CONTRACT_VERSION` it was built against; the host checks it before it uses the remote. */
  contractVersion: string
  locales: readonly Locale[]
  routes: readonly RouteConfig[]
  nav: readonly NavItem[]
  needs: readonly Need[]
}
