import { basename, join } from 'node:path'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { Configuration } from '@rspack/core'
import type { AppBuild } from './browser-config.ts'
import { remoteBrowserConfig } from './remote-configs.ts'
import { shellBrowserConfig } from './shell-configs.ts'

/** Below this path are files from source; everything else at the developer's address is the shell's answer. */
export const devPath = '/dev'

/** A remote from source, as `pnpm dev` and `rspack serve` offer it. */
export const remoteDevConfig = (dir: string): Configuration =>
  fromSource(remoteBrowserConfig(buildOf(dir)), dir)

/** The shell with React's development build: only that one takes changed components over. */
export function shellDevConfig(dir: string): Configuration {
  const base = shellBrowserConfig(buildOf(dir))
  return fromSource(
    {
      ...base,
      optimization: { ...base.optimization, splitChunks: false },
      plugins: [...(base.plugins ?? []), new ReactRefreshRspackPlugin()],
    },
    dir,
  )
}

const buildOf = (dir: string): AppBuild => ({
  name: basename(dir),
  context: dir,
  output: join(dir, 'dist'),
  development: true,
})

const fromSource = (base: Configuration, dir: string): Configuration => ({
  ...base,
  output: {
    ...base.output,
    publicPath: `${devPath}/${basename(dir)}/`,
    filename: '[name].js',
    chunkFilename: '[id].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[id].css',
  },
  optimization: { ...base.optimization, chunkIds: 'named', moduleIds: 'named', realContentHash: false },
  // Remotes are fetched by the federation runtime, which does not know of modules that compile on demand.
  lazyCompilation: false,
})
