import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from '@rspack/core'

const messagesLoader = fileURLToPath(new URL('./messages-loader.mjs', import.meta.url))
const pureCallsLoader = fileURLToPath(new URL('./edge/pure-calls-loader.mjs', import.meta.url))
const knownLanguageLoader = fileURLToPath(new URL('./edge/known-language-loader.mjs', import.meta.url))

export interface RuleOptions {
  /** Newest language level the output may use. */
  target: string
  /** React Fast Refresh: development only. */
  refresh?: boolean
  /** Whether asset files are written; the server build only needs their addresses. */
  emitAssets: boolean
}

/** How each kind of source file becomes part of a bundle. */
export const rules = ({ target, refresh = false, emitAssets }: RuleOptions): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      },
    },
    type: 'javascript/auto',
  },
  // Pure data and pure components: what a bundle does not use may be dropped whole.
  { test: /packages[\\/](contract|tokens|ui|api-client|platform)[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
  // Emotion draws these in for a function that nothing here calls.
  { test: /node_modules[\\/](hoist-non-react-statics|react-is|@emotion[\\/]react)[\\/]/, sideEffects: false },
  { test: /node_modules[\\/](react-router[\\/]dist|react-intl)[\\/]/, use: pureCallsLoader },
  { test: /node_modules[\\/]intl-messageformat[\\/]index\.js$/, use: knownLanguageLoader },
  { test: /[\\/]locales[\\/]\w+\.json$/, type: 'json', use: messagesLoader },
  { test: /\.css$/, type: 'css/global' },
  {
    test: /\.(woff2|png|jpe?g|webp|avif|svg|mp4|webm|vtt|pdf|mjs\?url)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: emitAssets },
  },
]
