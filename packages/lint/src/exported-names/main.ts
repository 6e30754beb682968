// pnpm names:repeated: prints the names that two or more files export.
import { fileURLToPath } from 'node:url'
import { readSourceFiles } from '../source-files.ts'
import { isExceptedName } from './excepted-names.ts'
import { repeatedNames } from './repeated-names.ts'

const files = readSourceFiles(fileURLToPath(new URL('../../../..', import.meta.url)))
const repeated = repeatedNames(files, isExceptedName)
for (const [name, paths] of repeated) console.log(`${name}\n${paths.map((path) => `  ${path}`).join('\n')}`)
console.log(
  `${repeated.size} names are exported by two or more files, or ${repeatedNames(files).size} with those that are the same on purpose.`,
)
