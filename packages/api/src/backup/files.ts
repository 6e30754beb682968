import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Storage } from '../platform/storage/storage.ts'
import { readKnownFiles, type KnownFile } from './known-files-repository.ts'

export interface ComparedFiles {
  readonly count: number
  /** Keys with what is wrong: it is missing, or has other bytes. */
  readonly wrong: readonly string[]
}

const together = 16

/** Reads every file that a database names and compares its length and its hash, where these are known. */
export async function compareFiles(sql: Sql, storage: Storage): Promise<ComparedFiles> {
  const wrong: string[] = []
  let count = 0
  for await (const known of readKnownFiles(sql, together)) {
    count += known.length
    const found = await Promise.all(known.map((file) => troubleWith(storage, file)))
    wrong.push(...found.flatMap((trouble) => trouble ?? []))
  }
  return { count, wrong }
}

async function troubleWith(storage: Storage, { key, bytes, sha256 }: KnownFile): Promise<string | undefined> {
  if (!(await storage.exists(key))) return `${key} is missing`
  const content = await storage.getBytes(key)
  if (bytes !== null && content.byteLength !== bytes)
    return `${key} has ${content.byteLength} bytes instead of ${bytes}`
  const hash = createHash('sha256').update(content).digest('hex')
  return sha256 !== null && hash !== sha256 ? `${key} has another content` : undefined
}
