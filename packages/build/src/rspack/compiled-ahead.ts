import { rspack } from '@rspack/core'

/**
 * Nearly all functions of the first files run when the app starts. Browsers that know this comment compile
 * the files while they arrive, on another thread, instead of function by function on the main thread. It comes after
 * everything that would remove a comment, and before the source maps, which count the lines.
 */
export const compiledAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|libraries)\..*js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
})
