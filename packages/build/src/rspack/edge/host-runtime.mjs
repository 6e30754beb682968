// The federation library's bundler runtime with the parts that are in use here: remotes are only loaded by name at
// run time and shared packages are not shaken, so what serves build-time remotes and shaken ones stays out.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js'
import { createInstance, getInstance, init } from '@module-federation/runtime'

/** What one bundle needs of the federation runtime; `start` gives its instance. */
const federationOf = (start) => ({
  runtime: { init: start },
  attachShareScopeMap,
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    initContainerEntry,
    installInitialConsumes,
    init: ({ webpackRequire }) => start(webpackRequire.federation.initOptions),
  },
  bundlerRuntimeOptions: {},
})

/** A remote that is loaded again after a failure keeps the instance of its first time. */
function startRemote(options) {
  const known = getInstance((instance) => instance.options.name === options.name)
  if (!known) return createInstance(options)
  known.initOptions(options)
  return known
}

// Remotes run on the host's runtime, so that none carries one of its own.
globalThis.__federationForRemote = () => federationOf(startRemote)

export default federationOf(init)
