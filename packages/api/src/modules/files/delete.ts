import type { AppContext } from '../../platform/context.ts'
import { deleteFiles, discardUnnamed } from '../../platform/storage/delete-files.ts'
import { isFileNamed } from './named-repository.ts'

/** Registers the jobs that delete private files: those whose rows are gone, and those that never got a row. */
export function registerFileDeletion({ jobs, db, storage }: AppContext): void {
  jobs.handle(deleteFiles, async ({ keys }) => {
    for (const key of keys) await storage.delete(key)
  })
  jobs.handle(discardUnnamed, async ({ keys }) => {
    for (const key of keys) if (!(await isFileNamed(db, key))) await storage.delete(key)
  })
}
