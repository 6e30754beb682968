import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DefinePlugin, rspack, type Configuration } from '@rspack/core'
import { rules } from './rules.ts'
import { SortIntegrityPlugin } from './sort-integrity.ts'

const require = createRequire(import.meta.url)
const platformDir = join(import.meta.dirname, '../../../platform')

export interface AppBuild {
  /** Release name: `shell`, `mfe-tenants`. */
  name: string
  /** Folder of the app. */
  context: string
  /** Folder for the built files. */
  output: string
  development?: boolean
}

/** Browsers of the last three years, which support modules, `??=`, private fields and top-level await. */
const browserTarget = 'es2022'

/** Returns the browser configuration that the shell and the remotes have in common. */
export const browserConfig = ({ name, context, output, development = false }: AppBuild): Configuration => ({
  name: `${name} (browser)`,
  context,
  mode: development ? 'development' : 'production',
  target: ['web', browserTarget],
  devtool: development ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
  output: {
    path: output,
    publicPath: 'auto',
    uniqueName: containerName(name),
    // Without hashes, because the address of a file has its version in it. A chunk's name would be in the file that loads it.
    filename: '[name].js',
    chunkFilename: '[id].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[id].css',
    // Browsers check subresource integrity only on requests made with CORS.
    crossOriginLoading: 'anonymous',
    hashFunction: 'xxhash64',
    // In ms, then the import fails with a ChunkLoadError. Long before that, the shell shows that a part is
    // late.
    chunkLoadTimeout: 120_000,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    // Some packages export the file of a worker under the `import` condition only.
    byDependency: { url: { conditionNames: ['import', 'default'], preferRelative: true } },
    alias: development ? {} : { ...noMessageParser(), ...plainRouter() },
  },
  module: { rules: rules({ target: browserTarget, refresh: development, emitAssets: true }) },
  // Numbers in the order of the imports: the shortest. No file is kept from one version to the next.
  optimization: { chunkIds: 'natural', moduleIds: 'natural' },
  plugins: [
    new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') }),
    ...(development
      ? []
      : [
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
          new SortIntegrityPlugin(),
        ]),
  ],
  performance: false,
  // maplibre-gl gets the URL of its worker at run time, so the bundler's warning that it can't find the
  // worker is expected.
  ignoreWarnings: [{ module: /maplibre-gl/ }],
  stats: 'errors-warnings',
})

/** Returns the app's name as a JavaScript identifier: `mfe-tenants` becomes `mfe_tenants`. */
export const containerName = (name: string): string => name.replaceAll('-', '_')

/**
 * Messages are parsed at build time, so react-intl is given the parser package's variant without a parser.
 */
const noMessageParser = () => ({
  '@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
})

/**
 * Uses react-router's production files directly. Its `exports` hide them from bundlers, and its wrapper
 * package would add the code of its server framework.
 */
const plainRouter = () => {
  const main = createRequire(require.resolve('react-router-dom', { paths: [platformDir] })).resolve(
    'react-router',
  )
  return { 'react-router-dom$': join(main, '../../production/index.mjs') }
}
