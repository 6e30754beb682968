/**
 * What the host gives to every remote, as singletons: all that holds state or contexts. The one list that the
 * browser build, the server build and the shell's own references are made from. Contract and resources are not on
 * it: they are data, and each bundle carries the few it uses.
 */
export const eagerlyShared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@metrolibre/api-client/core',
  '@metrolibre/platform',
  '@metrolibre/ui',
] as const

/** Heavier entries: still one instance for all, but fetched only where a screen uses them. */
export const lazilyShared = [
  '@metrolibre/ui/overlay',
  '@metrolibre/platform/forms',
  '@metrolibre/ui/form',
  '@metrolibre/ui/calendar',
  '@metrolibre/ui/map',
  '@metrolibre/ui/signature',
  '@metrolibre/ui/upload',
] as const

export const sharedPackages: readonly string[] = [...eagerlyShared, ...lazilyShared]

const singleton = { singleton: true, requiredVersion: false, version: '0.0.0' } as const

/** The host's side: it owns the instances. */
export const hostShare = () => ({
  ...Object.fromEntries(eagerlyShared.map((name) => [name, { ...singleton, eager: true }])),
  ...Object.fromEntries(lazilyShared.map((name) => [name, { ...singleton }])),
})

/** A remote's side: it takes what the host gives and carries no copy of its own. */
export const remoteShare = () =>
  Object.fromEntries(sharedPackages.map((name) => [name, { ...singleton, import: false as const }]))

/** On the server the shell's bundle puts the same instances here before a remote's bundle is imported. */
export const sharedGlobal = '__shared'

export const serverExternals = () =>
  Object.fromEntries(
    sharedPackages.map((name) => [name, `globalThis.${sharedGlobal}[${JSON.stringify(name)}]`]),
  )
