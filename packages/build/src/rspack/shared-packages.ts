/**
 * The packages that the host shares with every remote as singletons: all that hold state or contexts. The
 * browser build, the server build and the shell's own references are generated from this list. The contract
 * and the API resources are not on it, because they are plain data and each bundle includes the few it uses.
 */
export const eagerlyShared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@metrolibre/api-client/core',
  '@metrolibre/platform',
  // The heart on the cards, which every public page has.
  '@metrolibre/platform/favourites',
  '@metrolibre/ui',
] as const

/** Heavier packages: also one instance for all, but loaded only when a screen uses them. */
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

/** The share configuration of the host, which provides the instances. */
export const hostShare = () => ({
  ...Object.fromEntries(eagerlyShared.map((name) => [name, { ...singleton, eager: true }])),
  ...Object.fromEntries(lazilyShared.map((name) => [name, { ...singleton }])),
})

/** The share configuration of a remote, which uses the host's instances and bundles no copy. */
export const remoteShare = () =>
  Object.fromEntries(sharedPackages.map((name) => [name, { ...singleton, import: false as const }]))

/**
 * Global variable in which the shell's server bundle puts its instances before a remote's bundle is imported.
 */
export const sharedGlobal = '__shared'

export const serverExternals = () =>
  Object.fromEntries(
    sharedPackages.map((name) => [name, `globalThis.${sharedGlobal}[${JSON.stringify(name)}]`]),
  )
