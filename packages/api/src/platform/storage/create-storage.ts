import { join, resolve } from 'node:path'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'
import { retryBucket } from './retry-bucket.ts'
import type { Storage } from './storage.ts'

/** Google's buckets offer the S3 protocol at this URL, with HMAC keys. */
const googleEndpoint = 'https://storage.googleapis.com'

export type StorageSettings = Pick<
  Config,
  | 'DATA_DIR'
  | 'STORAGE_DRIVER'
  | 'STORAGE_BUCKET'
  | 'STORAGE_REGION'
  | 'STORAGE_ENDPOINT'
  | 'STORAGE_ACCESS_KEY_ID'
  | 'STORAGE_SECRET_ACCESS_KEY'
  | 'STORAGE_ENCRYPTION'
>

/** Opens a folder as a storage. */
export const openFolder = (location: string): Storage =>
  new Disk(new FSDriver({ location: resolve(location), visibility: 'private' }))

/**
 * Creates the storage: files below DATA_DIR, or a bucket, whose driver is only loaded when needed. A call to a bucket that says
 * nothing for `silentMs` is given up.
 */
export async function createStorage(config: StorageSettings, silentMs = 4000): Promise<Storage> {
  if (config.STORAGE_DRIVER === 'disk') return openFolder(join(config.DATA_DIR, 'files'))
  const { openStorageBucket } = await import('./open-bucket.ts')
  const endpoint = config.STORAGE_ENDPOINT ?? (config.STORAGE_DRIVER === 'gcs' ? googleEndpoint : undefined)
  const settings: S3ClientConfig = {
    region: config.STORAGE_REGION ?? (config.STORAGE_DRIVER === 'gcs' ? 'auto' : 'us-east-1'),
    // A call that failed is made again after a moment, and one that hangs is given up, so that a bucket that is away holds up
    // nothing for longer than people wait.
    retryStrategy: retryBucket(),
    requestHandler: { connectionTimeout: 2000, socketTimeout: silentMs },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without keys the driver uses the credentials of the machine it runs on.
    ...(config.STORAGE_ACCESS_KEY_ID &&
      config.STORAGE_SECRET_ACCESS_KEY && {
        credentials: {
          accessKeyId: config.STORAGE_ACCESS_KEY_ID,
          secretAccessKey: config.STORAGE_SECRET_ACCESS_KEY,
        },
      }),
  }
  return openStorageBucket({
    bucket: config.STORAGE_BUCKET ?? '',
    encryption: config.STORAGE_ENCRYPTION,
    settings,
  })
}
