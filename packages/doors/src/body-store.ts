import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** Larger bodies are written to disk, so that many slow uploads can't fill the memory. */
const inMemoryBytes = 64 * 1024

/**
 * Stores the received part of a body: in memory while it is small, then in an unnamed temporary file that
 * disappears with the process.
 */
export class BodyStore {
  size = 0
  private readonly chunks: Buffer[] = []
  private file: FileHandle | undefined
  private closed = false

  /** Appends a chunk. Returns a promise when the caller must wait for the disk. */
  add(chunk: Buffer): Promise<void> | undefined {
    this.size += chunk.length
    if (this.size > inMemoryBytes) return this.write(chunk)
    this.chunks.push(chunk)
    return undefined
  }

  /** Returns the whole body as a stream; can be called once. */
  read(): Readable {
    if (this.closed) return Readable.from([])
    if (!this.file) return Readable.from(this.chunks, { objectMode: false })
    return this.file.createReadStream({ start: 0, autoClose: false })
  }

  async close(): Promise<void> {
    this.closed = true
    const { file } = this
    this.file = undefined
    await file?.close()
  }

  private async write(chunk: Buffer): Promise<void> {
    if (!this.file) {
      const file = await openNameless()
      if (this.closed) return file.close()
      this.file = file
      await file.writeFile(Buffer.concat([...this.chunks.splice(0), chunk]))
    } else await this.file.writeFile(chunk)
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `metrolibre-body-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
