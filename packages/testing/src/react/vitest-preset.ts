import type { ViteUserConfig } from 'vitest/config'

/**
 * The settings of tests that render screens, for a remote in a repository of its own: `export default screenTests`.
 * Files with components name `jsdom` as their environment themselves.
 */
export const screenTests: ViteUserConfig = {
  test: {
    environment: 'node',
    setupFiles: ['@metrolibre/testing/setup'],
    testTimeout: 90_000,
    // Our packages import style sheets and pictures, which only the bundler of the tests understands.
    server: { deps: { inline: [/@metrolibre\//] } },
  },
}
