import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { Disk, errors } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { PartReader } from './read-part.ts'
import type { Storage } from './storage.ts'

/** Opens a bucket as a storage. */
export function openBucket(bucket: string, settings: S3ClientConfig): Storage {
  const client = new S3Client(settings)
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
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
