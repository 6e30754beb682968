import { createHash } from 'node:crypto'
import type { Storage } from '../../platform/storage/storage.ts'
import type { VersionRow } from './repository.ts'

type Ref = Pick<VersionRow, 'id'>

/** Returns the hash of some bytes as manifests write it. */
export const integrityOfFile = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const folderOf = ({ id }: Ref): string => `private/releases/${id}/`

/** A file is stored under its own hash, so other bytes can't take its place. */
export const fileKeyOf = (version: Ref, integrity: string): string =>
  folderOf(version) + createHash('sha256').update(integrity).digest('hex')

/** Removes all files of a version from the storage. */
export const removeFiles = (storage: Storage, version: Ref): Promise<void> =>
  storage.deleteAll(folderOf(version))
