import { createStorage, openFolder } from '../platform/storage/create-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** Opens a copy of the files in a folder, or else the bucket that the environment names. */
export async function openFiles(folder: string | undefined): Promise<Storage | undefined> {
  if (folder) return openFolder(folder)
  const { STORAGE_DRIVER: driver, STORAGE_BUCKET, STORAGE_REGION, STORAGE_ENDPOINT } = process.env
  if (!STORAGE_BUCKET || (driver !== 's3' && driver !== 'gcs')) return undefined
  return createStorage({
    DATA_DIR: '',
    STORAGE_DRIVER: driver,
    STORAGE_BUCKET,
    STORAGE_REGION,
    STORAGE_ENDPOINT,
    STORAGE_ACCESS_KEY_ID: process.env['STORAGE_ACCESS_KEY_ID'],
    STORAGE_SECRET_ACCESS_KEY: process.env['STORAGE_SECRET_ACCESS_KEY'],
  })
}
