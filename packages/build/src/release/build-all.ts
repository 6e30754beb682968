// A task of the start: builds what changed and tells its parent how far it is.
import { buildAll } from './build-all-apps.ts'
import { releasesDir } from './releases-dir.ts'

await buildAll({
  releasesDir: releasesDir(),
  onProgress: (sentence) => process.send?.(sentence) ?? console.log(sentence),
})
process.disconnect?.()
