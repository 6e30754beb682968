import type { Locale } from '../intl/locale.ts'

/**
 * Who may enter a path. The server does the real check; this one only saves the user from a screen full of
 * refusals (RULES.md §11.2).
 */
export type Guard = 'public' | 'user' | 'owner' | 'admin'

export interface RouteConfig {
  /** Unique inside the remote; the key of its screen in `defineRemote`. */
  id: string
  /** A react-router pattern without the language segment: `/propietario/:id/details`. */
  path: string
  guard: Guard
  /** `server`: full HTML for anonymous visitors; `skeleton`: only the frame, which the browser fills. */
  render: 'server' | 'skeleton'
  /**
   * `wizard`: a single task, where a bar with the logo and one exit link replaces navigation and footer.
   * `admin`: the administration's navigation next to the page, without the visitors' navigation and footer.
   */
  chrome?: 'wizard' | 'admin'
  /** A query parameter with which the page is a step of a wizard, and has its bar. */
  wizardWith?: string
  /**
   * Query parameters that change the page. All others are ignored by the page cache and in the canonical
   * address.
   */
  query?: readonly string[]
  /**
   * The path that this address has moved to permanently; the server redirects there and keeps the parameters.
   */
  movedTo?: string
  /**
   * The page waits behind those that are opened from it, so that going back shows it at once, as it was left. Its effects
   * end meanwhile and begin again.
   */
  isKept?: boolean
  /** Not in the sitemap, because the page shows what this visitor has, and tells search engines so. */
  isUnlisted?: boolean
  /**
   * Its address is a secret, and what it shows is for whoever has it: the server draws it for each request, and no cache, no
   * device and no search engine keeps it (RULES.md §7.18a).
   */
  isPrivate?: boolean
  /** KB in brotli that the page may load of the remote, when the gate's default is too little for good reason. */
  budget?: number
}

export interface NavItem {
  id: string
  to: string
  label: Record<Locale, string>
  place: 'main' | 'us' | 'user' | 'admin'
  audience: Audience
  /** Further paths whose pages, and those below them, belong to it, so that it is marked as current there. */
  sections?: readonly { path: string; audience: Audience }[]
  /**
   * Where it stands among the entries of all remotes for the same place: lower numbers come first, entries without one
   * last. Leave room between numbers, for entries of other remotes.
   */
  order?: number
  /** Another order in the bar at the bottom of phones, which shows the entries of `main`. */
  bottomOrder?: number
  /** Sets it apart at the end of its menu, as the pages about the administration itself. */
  apart?: boolean
}

/** Who is meant by an entry of a menu or a part of a page; admins see what owners and users see. */
export type Audience = 'all' | 'user' | 'owner' | 'admin'

/** A piece that a remote offers for a slot in a page of another one. */
export interface PartConfig {
  /** Unique inside the remote; the key of its code in `defineRemote`. */
  id: string
  /** The slot that it is for, as the other remote declares it. */
  slot: string
  audience: Audience
  /**
   * `server`: also drawn on the server, so that it is part of the first view. Only for parts that are meant for all,
   * because the server renders each page once for all visitors.
   */
  render?: 'server'
  /** Where it stands among the parts of all remotes for the same slot: lower numbers come first. */
  order?: number
  /** KB in brotli that it may load, when the gate's default is too little for good reason. */
  budget?: number
}

/** Data that the host loads before it starts a remote. */
export type Need = 'session' | 'properties' | 'currencies' | 'zones' | 'covers'

/** Everything the host must know about a remote before it loads its code. */
export interface RemoteConfig {
  /**
   * For example `mfe-tenants`: the name of its folder, of its path below `/r/` and of its entry in the
   * registry.
   */
  name: string
  /** The `CONTRACT_VERSION` it was built against; the host checks it before it uses the remote. */
  contractVersion: string
  locales: readonly Locale[]
  routes: readonly RouteConfig[]
  nav: readonly NavItem[]
  /** Names of the places in its pages where other remotes may show something, unique among all remotes. */
  slots?: readonly string[]
  parts?: readonly PartConfig[]
  needs: readonly Need[]
}
