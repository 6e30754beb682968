import { basename } from 'node:path'
import { DefinePlugin, type Configuration } from '@rspack/core'
import { workerFile } from '../apps.ts'
import { browserConfig, type AppBuild } from './browser-config.ts'

/** The configuration of the service worker: a single script at an address that never changes. */
export const workerConfig = (build: AppBuild): Configuration => {
  const base = browserConfig(build)
  return {
    ...base,
    name: `${build.name} (service worker)`,
    target: ['webworker', 'es2022'],
    entry: { [basename(workerFile, '.js')]: './src/service-worker/worker.ts' },
    output: { ...base.output, filename: '[name].js' },
    // The script needs no hashes, because browsers compare all of it with the installed one.
    plugins: (base.plugins ?? []).filter((plugin) => plugin instanceof DefinePlugin),
  }
}
