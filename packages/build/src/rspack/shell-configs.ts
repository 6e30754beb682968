import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack, type Configuration } from '@rspack/core'
import { browserConfig, type AppBuild } from './browser-config.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { hostRuntimeAlias, hostRuntimeRules, unusedRuntimeParts } from './edge/runtime-paths.ts'
import { serverConfig } from './server-config.ts'
import { hostShare } from './shared-packages.ts'

/**
 * The configuration of the host for the browser, which bundles the shared packages and the federation
 * runtime.
 */
export function shellBrowserConfig(build: AppBuild): Configuration {
  const base = browserConfig(build)
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...hostRuntimeAlias } },
    module: { rules: [...(base.module?.rules ?? []), ...hostRuntimeRules] },
    optimization: {
      ...base.optimization,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // With older targets the minimizer would replace `light-dark()` by code that ignores styles added
        // later.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: styleTargets } }),
      ],
      splitChunks: { chunks: 'all', cacheGroups: vendorGroups },
    },
    plugins: [
      ...(base.plugins ?? []),
      unusedRuntimeParts,
      ...(build.development ? [] : [compiledAhead]),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: hostShare(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}

/** The first versions that support `light-dark()`. */
const styleTargets = ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5']

/** Libraries have a file of their own, so that two files arrive and are compiled side by side. */
const vendorGroups = {
  libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial' as const, priority: 10 },
}

/**
 * The configuration of the shell's server bundle, which renders a page around a remote and passes its own
 * instances to it.
 */
export const shellServerConfig = (build: AppBuild): Configuration =>
  serverConfig({ ...build, entry: './src/server.tsx', externalShared: false })
