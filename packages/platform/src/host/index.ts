// For the host and for tests only: what the host sets up around the remotes.
export * from '../providers/index.ts'
export { createQueryClient } from './create-query-client.ts'
export { fileDraftDatabase } from '../browser/file-draft-database.ts'
export { dehydrate, hydrate, isCancelledError, type DehydratedState } from '@tanstack/react-query'
