// A task of `npm start`: builds the apps that have changed and reports the progress to its parent.
import { buildAll } from './build-all-apps.ts'
import { releasesDir } from './releases-dir.ts'

await buildAll({
  releasesDir: releasesDir(),
  onProgress: (sentence) => process.send?.(sentence) ?? console.log(sentence),
})
process.disconnect?.()
