import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ByteRange } from './byte-range.ts'
import type { Storage } from './storage.ts'

/** What a driver can do besides: read some bytes of a file, and no others. */
export interface PartReader {
  readonly readPart: (key: string, part: ByteRange) => Promise<Readable>
}

const readsParts = (driver: object): driver is PartReader => 'readPart' in driver

/** Opens some bytes of a file. Neither the disk nor the bucket reads the others. */
export async function readPart(storage: Storage, key: string, part: ByteRange): Promise<Readable> {
  const { driver } = storage
  if (readsParts(driver)) return driver.readPart(key, part)
  if (driver instanceof FSDriver) return createReadStream(join(String(driver.options.location), key), part)
  throw new Error('This storage does not read parts of files.')
}
