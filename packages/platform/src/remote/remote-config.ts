import type { RemoteConfig } from './remote-declaration.ts'

export type { Country, Locale } from '../intl/locale.ts'
export type { Guard, NavItem, Need, RemoteConfig, RouteConfig } from './remote-declaration.ts'

/** Declares a remote as data. Free of React, so that builds and servers can read it. */
export const defineRemoteConfig = <const C extends RemoteConfig>(config: C): C => config

// A part of each remote, not of what the host gives: any host can run it.
export { routeFrom } from './route-from.ts'

// What servers and builds, which carry no React, need of languages and paths.
export { defaultCountry, defaultLocale, locales } from '../intl/locale.ts'
export { localeOfPath, localePath, stripLocale } from '../router/locale-path.ts'
export { returnPath } from '../router/return-path.ts'
