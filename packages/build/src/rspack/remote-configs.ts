import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { Configuration } from '@rspack/core'
import { browserConfig, containerName, type AppBuild } from './browser-config.ts'
import { remoteRuntimeAlias } from './edge/runtime-paths.ts'
import { serverConfig } from './server-config.ts'
import { remoteShare } from './shared-packages.ts'

/** The file that makes a remote known to the host, at the root of its public files. */
export const remoteEntryFile = 'remoteEntry.js'

/** A remote for the browser: one exposed module, nothing of what the host shares. */
export function remoteBrowserConfig(build: AppBuild): Configuration {
  const base = browserConfig(build)
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...remoteRuntimeAlias } },
    plugins: [
      ...(base.plugins ?? []),
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

/** The same remote for the composer, which renders its first views. */
export const remoteServerConfig = (build: AppBuild): Configuration =>
  serverConfig({ ...build, entry: './src/remote.tsx', externalShared: true })
