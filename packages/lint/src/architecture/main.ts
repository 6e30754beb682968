// pnpm picture:architecture: draws which room imports which, from the imports themselves, to .github/architecture.svg.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf } from '../imports.ts'
import { readSourceFiles } from '../source-files.ts'
import { drawArchitecture, pictureFile } from './draw.ts'
import { roomGraph } from './room-graph.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const files = readSourceFiles(root)
const paths = files.map(({ path }) => path)
writeFileSync(join(root, pictureFile), drawArchitecture(roomGraph(paths, files.flatMap(importsOf))))
console.log(`Written to ${pictureFile}.`)
