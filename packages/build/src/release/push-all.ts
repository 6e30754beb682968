// A task of `npm start`: pushes and promotes what was built, and reports the progress to its parent.
import { pushAll } from './push-all-apps.ts'
import { sentenceOf, openRegistry } from './registry.ts'
import { releasesDir } from './releases-dir.ts'

try {
  await openRegistry()
  await pushAll(releasesDir(), (sentence) => process.send?.(sentence) ?? console.log(sentence))
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}
process.disconnect?.()
