// pnpm image:tree <folder>: writes what production needs into an empty folder, from which the image is made.
import { resolve } from 'node:path'
import { makeTree } from './make-tree.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('pnpm image:tree <folder>   writes what production needs into an empty folder')
  process.exit(1)
}
try {
  const { files, bytes } = makeTree(resolve(import.meta.dirname, '../..'), resolve(folder))
  console.log(`${files} files, ${(bytes / 2 ** 20).toFixed(1)} MB in ${folder}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
