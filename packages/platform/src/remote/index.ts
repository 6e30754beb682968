export { defineRemote } from './define-remote.ts'
export type {
  Given,
  HeadContext,
  PartModule,
  PrefetchContext,
  TextsContext,
  Remote,
  RemoteRoute,
  ScreenModule,
} from './define-remote.ts'
export type { Head } from './head.ts'
export { countries, defaultCountry, defaultLocale, locales } from '../intl/locale.ts'
export type { Country, Locale, Messages } from '../intl/locale.ts'
export { defineRemoteConfig } from './remote-config.ts'
export type { Guard, NavItem, Need, RemoteConfig, RouteConfig } from './remote-config.ts'
export { Slot } from './slot.tsx'
