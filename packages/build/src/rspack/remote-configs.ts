import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { type Configuration, rspack, type RuleSetRule } from '@rspack/core'
import { browserConfig, containerName, type AppBuild } from './browser-config.ts'
import { remoteRuntimeAlias } from './edge/runtime-paths.ts'
import { ownStyleElementModule, remoteBrowserRules, remoteRules } from './rules.ts'
import { serverConfig } from './server-config.ts'
import { remoteShare } from './shared-packages.ts'

/** The federation entry of a remote, at the root of its public files. */
export const remoteEntryFile = 'remoteEntry.js'

/**
 * Keeps a library in the chunk of the only screen or dialog that uses it. A chunk of its own would add its
 * integrity hash, about 36 bytes, to the remote's entry, which every first view loads.
 */
const defaultVendors = {
  test: /[\\/]node_modules[\\/]/,
  minChunks: 2,
  priority: -10,
  reuseExistingChunk: true,
}

/**
 * From how many bytes of sources on what several screens use gets a chunk of its own. Smaller, each screen's chunk
 * contains it: a screen in fewer files is compressed better and asks for less one by one.
 */
const sharedBytes = 80_000

/**
 * The configuration of a remote for the browser: one exposed module, without the packages that the host
 * shares.
 */
export function remoteBrowserConfig(build: AppBuild): Configuration {
  const base = browserConfig(build)
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: sharedBytes, cacheGroups: { defaultVendors } },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...remoteRuntimeAlias } },
    module: withRules(base, remoteRules(build.name), remoteBrowserRules()),
    plugins: [
      ...(base.plugins ?? []),
      // What only the server needs is left out of the files for browsers. No remote has a worker, which would have no document.
      new rspack.DefinePlugin({ 'typeof document': JSON.stringify('object') }),
      new rspack.ProvidePlugin({ ownStyleElement: [ownStyleElementModule, 'ownStyleElement'] }),
      new ModuleFederationPlugin({
        name: containerName(build.name),
        filename: remoteEntryFile,
        exposes: { './remote': './src/remote.tsx' },
        shared: remoteShare(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...(build.development ? [new ReactRefreshRspackPlugin()] : []),
    ],
  }
}

/** The configuration of the same remote for the composer, which renders first views. */
export function remoteServerConfig(build: AppBuild): Configuration {
  const base = serverConfig({ ...build, entry: './src/remote.tsx', externalShared: true })
  return {
    ...base,
    // The code of remotes is rendered without files, processes and network, as on the edge of a network. Libraries that
    // have a version for Node alone and one for such places give the latter.
    resolve: {
      ...base.resolve,
      conditionNames: ['edge-light', 'worker', 'module', 'import', 'require', 'default'],
    },
    module: withRules(base, remoteRules(build.name)),
  }
}

const withRules = ({ module }: Configuration, ...added: RuleSetRule[][]): Configuration['module'] => ({
  ...module,
  rules: [...(module?.rules ?? []), ...added.flat()],
})
