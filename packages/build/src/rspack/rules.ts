import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from '@rspack/core'

const messagesLoader = fileURLToPath(new URL('./messages-loader.mjs', import.meta.url))
const plainCssLoader = fileURLToPath(new URL('./plain-css-loader.mjs', import.meta.url))
const hotScreensLoader = fileURLToPath(new URL('./hot-screens-loader.mjs', import.meta.url))
const pureCallsLoader = fileURLToPath(new URL('./edge/pure-calls-loader.mjs', import.meta.url))
const knownLanguageLoader = fileURLToPath(new URL('./edge/known-language-loader.mjs', import.meta.url))

export interface RuleOptions {
  /** Newest language version that the output may use. */
  target: string
  /** React Fast Refresh: development only. */
  refresh?: boolean
  /** Whether asset files are written; the server build needs only their URLs. */
  emitAssets: boolean
}

/** Returns the rules for each kind of source file. */
export const rules = ({ target, refresh = false, emitAssets }: RuleOptions): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target,
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          },
        },
      },
      ...(refresh ? [] : [plainCssLoader]),
    ],
    type: 'javascript/auto',
  },
  ...(refresh ? [{ test: /[\\/]screens[\\/][\w-]+[\\/]screen\.tsx$/, use: hotScreensLoader }] : []),
  // These packages have no side effects, so unused modules may be left out of a bundle.
  {
    test: /(packages|@metrolibre)[\\/](contract|tokens|ui|api-client|platform)[\\/]src[\\/].*\.(tsx?|js)$/,
    sideEffects: false,
  },
  // Emotion imports these for a function that nothing here calls.
  { test: /node_modules[\\/](hoist-non-react-statics|react-is|@emotion[\\/]react)[\\/]/, sideEffects: false },
  { test: /node_modules[\\/](react-router[\\/]dist|react-intl)[\\/]/, use: pureCallsLoader },
  { test: /node_modules[\\/]intl-messageformat[\\/]index\.js$/, use: knownLanguageLoader },
  { test: /[\\/]locales[\\/][\w-]+\.json$/, type: 'json', use: messagesLoader },
  { test: /\.css$/, resourceQuery: { not: /raw/ }, type: 'css/global' },
  { resourceQuery: /raw/, type: 'asset/source' },
  {
    test: /\.(woff2|ttf|png|jpe?g|webp|avif|svg|mp4|webm|vtt|pdf|mjs\?url)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: emitAssets },
  },
]
