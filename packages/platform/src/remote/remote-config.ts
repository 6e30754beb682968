import type { RemoteConfig } from './remote-declaration.ts'

export type { Country, Locale } from '../intl/locale.ts'
export type {
  Audience,
  Guard,
  NavItem,
  Need,
  PartConfig,
  RemoteConfig,
  RouteConfig,
} from './remote-declaration.ts'

/** Declares a remote as data. This file does not import React, so that builds and servers can read it. */
export const defineRemoteConfig = <const C extends RemoteConfig>(config: C): C => config

// `routeFrom` becomes part of each remote's bundle and needs nothing of the host.
export { routeFrom } from './route-from.ts'

// Language and path functions for servers and builds, which do not load React.
export { defaultCountry, defaultLocale, locales } from '../intl/locale.ts'
export { localeOfPath, localePath, stripLocale } from '../router/locale-path.ts'
export { returnPath } from '../router/return-path.ts'
