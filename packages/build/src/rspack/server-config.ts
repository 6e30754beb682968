import { DefinePlugin, type Configuration } from '@rspack/core'
import type { AppBuild } from './browser-config.ts'
import { rules } from './rules.ts'
import { serverExternals } from './shared-packages.ts'

/** The one file of a server bundle. */
export const serverEntryFile = 'server.mjs'

interface ServerBuild extends AppBuild {
  entry: string
  /** Remotes take the shared packages from the shell's bundle; the shell carries them. */
  externalShared: boolean
}

/** An ES module for Node, without dependencies on disk: a released version stays runnable as it is. */
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
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'module' },
    // From the bundle's own place; `assetPath` turns it into the address that browsers use.
    publicPath: 'auto',
  },
  externalsType: 'var',
  externals: externalShared ? serverExternals() : {},
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    // Draws on a canvas and needs a window; on the server a map is its placeholder.
    alias: { 'maplibre-gl': false },
  },
  module: {
    rules: rules({ target: 'es2024', emitAssets: false }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  // Module names are readable so that the release tool can tell which file a route's screen comes from.
  optimization: { moduleIds: 'named', concatenateModules: false, minimize: false, splitChunks: false },
  plugins: [new DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
  performance: false,
  stats: 'errors-warnings',
})
