import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { Configuration } from '@rspack/core'
import { shellName } from '../apps.ts'
import { type AppBuild, browserConfig } from './browser-config.ts'
import { remoteBrowserConfig, remoteServerConfig } from './remote-configs.ts'
import { shellBrowserConfig } from './shell-configs.ts'

/**
 * Path of the files built from source; every other path at the developer's address is answered by the shell.
 */
export const devPath = '/dev'

/** The configuration of a remote from source, for `pnpm dev` and `rspack serve`. */
export const remoteDevConfig = (dir: string): Configuration =>
  fromSource(remoteBrowserConfig(buildOf(dir)), dir)

/**
 * The configurations of a remote for `rspack serve`, which serves it from source, and for `rspack build`, which writes
 * into `dist` what a release of it has.
 */
export const remoteConfigs =
  (dir: string) =>
  (env: { readonly RSPACK_SERVE?: boolean }): Configuration[] => {
    if (env.RSPACK_SERVE) return [remoteDevConfig(dir)]
    const build = { name: basename(dir), context: dir }
    return [
      remoteBrowserConfig({ ...build, output: join(dir, 'dist/public') }),
      remoteServerConfig({ ...build, output: join(dir, 'dist/server') }),
    ]
  }

/** The configuration of the same remote for the composer; its files have the addresses that browsers know. */
export function remoteServerDevConfig(dir: string, output: string): Configuration {
  const base = remoteServerConfig({ ...buildOf(dir), output })
  return { ...base, output: { ...base.output, publicPath: `${devPath}/${basename(dir)}/` } }
}

/**
 * The configuration of the shell with React's development build, which hot reload of components requires, and
 * with the pages and links that the remote in `remoteDir` declares.
 */
export function shellDevConfig(dir: string, remoteDir: string): Configuration {
  const base = shellFromSource(buildOf(dir), 'main')
  const alias = { ...base.resolve?.alias, ...declarationsOf(remoteDir) }
  return fromSource({ ...base, resolve: { ...base.resolve, alias } }, dir)
}

/**
 * The configuration of the same shell for remotes of other repositories: it is built once, and takes what the remote
 * declares from the page, where `declarationsDevConfig` puts it.
 */
export function shellForOthersConfig(dir: string, output: string): Configuration {
  const base = shellFromSource({ ...buildOf(dir), output }, shellForOthers)
  const source = { [declarations]: `globalThis.${declaredGlobal}` }
  return { ...fromSource({ ...base, externalsType: 'var', externals: source }, dir), devtool: false }
}

/** The configuration that starts the shell which is built for others with what the remote in `remoteDir` declares. */
export function declarationsDevConfig(remoteDir: string): Configuration {
  const output = join(remoteDir, 'dist', shellName)
  const base = browserConfig({ ...buildOf(remoteDir), name: shellName, output })
  const alias = { ...base.resolve?.alias, ...declarationsOf(remoteDir) }
  return fromSource(
    {
      ...base,
      entry: { main: fileURLToPath(new URL('./start-shell.mjs', import.meta.url)) },
      resolve: { ...base.resolve, alias },
    },
    shellName,
  )
}

/** The name under which the shell from source imports what its remote declares. */
const declarations = 'remote-from-source'
/** The entry of the shell that is built for others, and the global variable that `start-shell.mjs` fills for it. */
const shellForOthers = 'shell'
const declaredGlobal = 'remoteFromSource'

const declarationsOf = (remoteDir: string) => ({ [`${declarations}$`]: join(remoteDir, 'remote.config.ts') })

function shellFromSource(build: AppBuild, entry: string): Configuration {
  const base = shellBrowserConfig(build)
  return {
    ...base,
    entry: { [entry]: ['./src/app/source-declarations.ts', './src/main.tsx'] },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...(base.plugins ?? []), new ReactRefreshRspackPlugin()],
  }
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
  optimization: { ...base.optimization, chunkIds: 'named', moduleIds: 'named' },
  // Remotes are loaded by the federation runtime, which does not support modules that are compiled on demand.
  lazyCompilation: false,
})
