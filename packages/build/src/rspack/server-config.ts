import { DefinePlugin, type Configuration } from '@rspack/core'
import { type AppBuild, containerName } from './browser-config.ts'
import { rules } from './rules.ts'
import { serverExternals } from './shared-packages.ts'

/** The only file of a server bundle. */
export const serverEntryFile = 'server.mjs'

interface ServerBuild extends AppBuild {
  entry: string
  /** True for remotes, which use the shared packages of the shell's bundle; the shell bundles them. */
  externalShared: boolean
}

/**
 * The configuration of an ES module for Node without dependencies on disk, so that a released version keeps
 * running when the dependencies change.
 */
export const serverConfig = ({
  name,
  context,
  output,
  entry,
  externalShared,
}: ServerBuild): Configuration => ({
  name: `${name} (server)`,
  context,
  mode: 'production',
  target: 'node24',
  devtool: false,
  entry: { server: entry },
  output: {
    path: output,
    filename: serverEntryFile,
    // As in the browser's configuration, because the classes of CSS modules are made from both.
    uniqueName: containerName(name),
    hashFunction: 'xxhash64',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'module' },
    // Assets get the location of the bundle; `assetPath` turns it into the address for browsers.
    publicPath: 'auto',
  },
  externalsType: 'var',
  externals: externalShared ? serverExternals() : {},
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    // The map needs a canvas and a window; on the server a placeholder is rendered.
    alias: { 'maplibre-gl': false },
  },
  module: {
    rules: rules({ target: 'es2024', emitAssets: false }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  // Modules keep readable names, from which the release tool learns the file of each route's screen.
  optimization: { moduleIds: 'named', concatenateModules: false, minimize: false, splitChunks: false },
  plugins: [new DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
  performance: false,
  stats: 'errors-warnings',
})
