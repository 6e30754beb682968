// The part of module federation's runtime that is in use, in place of the library's. All shared packages are those of
// the host, in one version, and remotes are loaded by name (`federation.ts` of the shell). So there are no versions to
// choose between, no manifests, and no scopes that remotes add packages to.

/** The shared packages by name; `get` returns a factory, or a promise of one where the package has files of its own. */
const shared = new Map()

/** Returns the factory of a shared package, or a promise of it. */
function factoryOf(name) {
  const known = shared.get(name)
  if (!known) throw new Error(`The host shares no ${name}.`)
  known.factory ??= known.get()
  if (typeof known.factory === 'function') return known.factory
  const loading = known.factory
  // After a failure the next one who needs the package tries again.
  return loading.then(
    (factory) => (known.factory = factory),
    (error) => {
      if (known.factory === loading) known.factory = undefined
      throw error
    },
  )
}

/** Makes a module of a bundle that stands for a shared package. */
function define(webpackRequire, id, factory) {
  webpackRequire.m[id] = (module) => {
    delete webpackRequire.c[id]
    module.exports = factory()()
  }
}

/** Gets the shared packages that a chunk needs; one that can't be had makes the modules throw that use it. */
function consumes({
  chunkId,
  promises,
  chunkMapping,
  installedModules,
  moduleToHandlerMapping,
  webpackRequire,
}) {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id])
      continue
    }
    const install = (factory) => {
      installedModules[id] = 0
      define(webpackRequire, id, () => factory)
    }
    const fail = (error) => {
      delete installedModules[id]
      define(webpackRequire, id, () => {
        throw error
      })
    }
    try {
      const factory = factoryOf(moduleToHandlerMapping[id].shareKey)
      if (typeof factory === 'function') install(factory)
      else promises.push((installedModules[id] = factory.then(install, fail)))
    } catch (error) {
      fail(error)
    }
  }
}

/** The packages that a bundle needs from its beginning, which the host's own file contains. */
function installInitialConsumes({ initialConsumes, moduleToHandlerMapping, webpackRequire }) {
  for (const id of initialConsumes)
    define(webpackRequire, id, () => factoryOf(moduleToHandlerMapping[id].shareKey))
}

/** Returns what one bundle needs from the federation runtime; `start` is called with what the bundle says of itself. */
const federationOf = (start = () => {}) => ({
  bundlerRuntime: {
    S: {},
    I: () => true,
    consumes,
    initContainerEntry: () => true,
    installInitialConsumes,
    init: ({ webpackRequire }) => {
      const { initOptions } = webpackRequire.federation
      start(initOptions)
      return { name: initOptions.name }
    },
  },
  bundlerRuntimeOptions: {},
})

// Remotes use the runtime of the host, so that none bundles its own.
globalThis.__federationForRemote = () => federationOf()

export default federationOf((host) => {
  for (const [name, [{ get }]] of Object.entries(host.shared)) shared.set(name, { get })
})
