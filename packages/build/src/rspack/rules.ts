import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from '@rspack/core'

const messagesLoader = fileURLToPath(new URL('./messages-loader.mjs', import.meta.url))
const plainCssLoader = fileURLToPath(new URL('./plain-css-loader.mjs', import.meta.url))
const hotScreensLoader = fileURLToPath(new URL('./hot-screens-loader.mjs', import.meta.url))
const pureCallsLoader = fileURLToPath(new URL('./edge/pure-calls-loader.mjs', import.meta.url))
const ownStylesLoader = fileURLToPath(new URL('./own-styles-loader.mjs', import.meta.url))
const ownStyleElementsLoader = fileURLToPath(new URL('./own-style-elements-loader.mjs', import.meta.url))
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
  {
    test: /node_modules[\\/](intl-messageformat|@formatjs[\\/]intl)[\\/]index\.js$/,
    use: knownLanguageLoader,
  },
  { test: /[\\/]locales[\\/][\w-]+\.json$/, type: 'json', use: messagesLoader },
  { test: /\.css$/, exclude: /\.module\.css$/, resourceQuery: { not: /raw/ }, type: 'css/global' },
  {
    test: /\.module\.css$/,
    type: 'css/module',
    parser: { namedExports: false },
    // The same names in browser and server, because they come from the file's place alone.
    generator: { localIdentName: '[local]-[hash:base64:8]', exportsOnly: !emitAssets },
  },
  { resourceQuery: /raw/, type: 'asset/source' },
  {
    test: /\.(woff2?|ttf|otf|eot|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|vtt|pdf|mjs\?url)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: emitAssets },
  },
]

/** Returns the rules for remotes alone, besides those for all. */
export const remoteRules = (remote: string): RuleSetRule[] => [
  {
    test: /\.css$/,
    resourceQuery: { not: /raw/ },
    use: [{ loader: ownStylesLoader, options: { remote } }],
  },
]

/** The module that exports `ownStyleElement`, which libraries of remotes are made to call. */
export const ownStyleElementModule = fileURLToPath(new URL('./own-style-element.mjs', import.meta.url))

/** Returns the rules for libraries of remotes in a browser, whose policy refuses styles that scripts write into elements. */
export const remoteBrowserRules = (): RuleSetRule[] => [
  {
    test: /\.[cm]?jsx?$/,
    include: /[\\/]node_modules[\\/]/,
    exclude: /[\\/]@metrolibre[\\/]/,
    use: ownStyleElementsLoader,
  },
]
