import { basename, join } from 'node:path'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { Configuration } from '@rspack/core'
import { type AppBuild, browserConfig } from './browser-config.ts'
import { remoteBrowserConfig } from './remote-configs.ts'
import { shellBrowserConfig } from './shell-configs.ts'

/**
 * Path of the files built from source; every other path at the developer's address is answered by the shell.
 */
export const devPath = '/dev'

/** The configuration of a remote from source, for `pnpm dev` and `rspack serve`. */
export const remoteDevConfig = (dir: string): Configuration =>
  fromSource(remoteBrowserConfig(buildOf(dir)), dir)

/**
 * The configuration of the shell with React's development build, which hot reload of components requires, and
 * with the pages and links that the remote in `remoteDir` declares.
 */
export function shellDevConfig(dir: string, remoteDir: string): Configuration {
  const base = shellBrowserConfig(buildOf(dir))
  const declarations = join(remoteDir, 'remote.config.ts')
  return fromSource(
    {
      ...base,
      entry: { main: ['./src/app/source-declarations.ts', './src/main.tsx'] },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, 'remote-from-source$': declarations } },
      optimization: { ...base.optimization, splitChunks: false },
      plugins: [...(base.plugins ?? []), new ReactRefreshRspackPlugin()],
    },
    dir,
  )
}

/** The configuration of a page of its own, without federation, whose entry is `src/main.tsx`. */
export function pageDevConfig(dir: string): Configuration {
  const base = browserConfig(buildOf(dir))
  return fromSource(
    {
      ...base,
      entry: { main: './src/main.tsx' },
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
  // Remotes are loaded by the federation runtime, which does not support modules that are compiled on demand.
  lazyCompilation: false,
})
