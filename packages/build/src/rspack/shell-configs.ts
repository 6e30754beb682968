import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack, type Configuration } from '@rspack/core'
import { browserConfig, type AppBuild } from './browser-config.ts'
import { hostRuntimeAlias, hostRuntimeRules, unusedRuntimeParts } from './edge/runtime-paths.ts'
import { serverConfig } from './server-config.ts'
import { hostShare } from './shared-packages.ts'

/** The host for the browser: owns the shared instances and the federation runtime. */
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
        // Browsers know `light-dark()`; what the minimizer would write in its place is blind to later styles.
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

/** The first of each that have `light-dark()`. */
const styleTargets = ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5']

/**
 * Nearly all of the first files runs as the app starts: browsers that know this mark compile it while it arrives, beside
 * the page, instead of function by function in its way.
 */
const compiledAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|libraries)\..*js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
})

/** Libraries change less often than the shell: they keep a file of their own, so returning visitors keep it too. */
const vendorGroups = {
  libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial' as const, priority: 10 },
}

/** The shell's server bundle: renders a page around a remote and hands its own instances to it. */
export const shellServerConfig = (build: AppBuild): Configuration =>
  serverConfig({ ...build, entry: './src/server.tsx', externalShared: false })
