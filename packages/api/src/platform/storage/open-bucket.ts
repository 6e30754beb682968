import type { Readable } from 'node:stream'
import {
  GetObjectCommand,
  S3Client,
  type S3ClientConfig,
  type ServerSideEncryption,
} from '@aws-sdk/client-s3'
import { Disk, errors } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { PartReader } from './read-part.ts'
import type { Storage } from './storage.ts'

interface Bucket {
  readonly bucket: string
  /** What the bucket is asked to encrypt files with. */
  readonly encryption: ServerSideEncryption | undefined
  readonly settings: S3ClientConfig
}

/** Opens a bucket as a storage. */
export function openStorageBucket({ bucket, encryption, settings }: Bucket): Storage {
  const client = new S3Client(settings)
  const driver = new S3Driver({
    client,
    bucket,
    visibility: 'private',
    supportsACL: false,
    ...(encryption && { encryption }),
  })
  const reader: PartReader = {
    readPart: async (key, { start, end }) => {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` })
      try {
        return (await client.send(command)).Body as Readable
      } catch (error) {
        throw new errors.E_CANNOT_READ_FILE([key], { cause: error })
      }
    },
  }
  return new Disk(Object.assign(driver, reader))
}
