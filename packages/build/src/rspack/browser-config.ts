import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DefinePlugin, rspack, type Configuration } from '@rspack/core'
import { rules } from './rules.ts'

const require = createRequire(import.meta.url)
const platformDir = join(import.meta.dirname, '../../../platform')

export interface AppBuild {
  /** Release name: `shell`, `mfe-tenants`. */
  name: string
  /** The app's folder. */
  context: string
  /** Folder that receives the files. */
  output: string
  development?: boolean
}

/** Browsers of the last three years: module scripts, `??=`, private fields and top-level await as they are. */
const browserTarget = 'es2022'

/** What the shell and the remotes have in common in the browser. */
export const browserConfig = ({ name, context, output, development = false }: AppBuild): Configuration => ({
  name: `${name} (browser)`,
  context,
  mode: development ? 'development' : 'production',
  target: ['web', browserTarget],
  devtool: development ? 'cheap-module-source-map' : false,
  output: {
    path: output,
    publicPath: 'auto',
    uniqueName: containerName(name),
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[id].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[id].[contenthash:8].css',
    // Subresource integrity is only checked on requests that are made with CORS.
    crossOriginLoading: 'anonymous',
    hashFunction: 'xxhash64',
    // Ends in a ChunkLoadError; the shell says long before that a part is late.
    chunkLoadTimeout: 120_000,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    // A package may offer the file of a worker to importers alone.
    byDependency: { url: { conditionNames: ['import', 'default'], preferRelative: true } },
    alias: development ? {} : { ...noMessageParser(), ...plainRouter() },
  },
  module: { rules: rules({ target: browserTarget, refresh: development, emitAssets: true }) },
  optimization: { realContentHash: true, chunkIds: 'deterministic', moduleIds: 'deterministic' },
  plugins: [
    new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') }),
    ...(development
      ? []
      : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true })]),
  ],
  performance: false,
  // Its worker's address is given at run time; the bundler has nothing to find there.
  ignoreWarnings: [{ module: /maplibre-gl/ }],
  stats: 'errors-warnings',
})

/** `mfe-tenants` as a name that is also a JavaScript identifier. */
export const containerName = (name: string): string => name.replaceAll('-', '_')

/** Messages arrive parsed, so react-intl gets the parser package's variant without the parser. */
const noMessageParser = () => ({
  '@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
})

/**
 * The router's production files, which its own package map hides from bundlers, without the wrapper package that
 * draws in its server framework.
 */
const plainRouter = () => {
  const main = createRequire(require.resolve('react-router-dom', { paths: [platformDir] })).resolve(
    'react-router',
  )
  return { 'react-router-dom$': join(main, '../../production/index.mjs') }
}
