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
  private memory = Buffer.alloc(0)
  private file: FileHandle | undefined
  private closed = false

  /** Appends a chunk. Returns a promise when the caller must wait for the disk. */
  add(chunk: Buffer): Promise<void> | undefined {
    const start = this.size
    this.size += chunk.length
    if (this.size > inMemoryBytes) return this.write(chunk, start)
    this.remember(chunk, start)
    return undefined
  }

  /** Returns the whole body as a stream; can be called once. */
  read(): Readable {
    if (this.closed) return Readable.from([])
    if (this.size === 0) return Readable.from([])
    if (!this.file) return Readable.from([this.memory.subarray(0, this.size)], { objectMode: false })
    return this.file.createReadStream({ start: 0, autoClose: false })
  }

  async close(): Promise<void> {
    this.closed = true
    const { file } = this
    this.file = undefined
    await file?.close()
  }

  /**
   * Copies a chunk into one buffer, because each chunk by itself takes hundreds of bytes of memory: bodies
   * that are sent byte by byte would take far more than the limits of the stored bytes allow.
   */
  private remember(chunk: Buffer, start: number): void {
    if (this.size > this.memory.length) {
      const larger = Buffer.alloc(Math.min(inMemoryBytes, 2 * this.size))
      this.memory.copy(larger, 0, 0, start)
      this.memory = larger
    }
    chunk.copy(this.memory, start)
  }

  private async write(chunk: Buffer, start: number): Promise<void> {
    if (!this.file) {
      const file = await openNameless()
      if (this.closed) return file.close()
      this.file = file
      await file.writeFile(Buffer.concat([this.memory.subarray(0, start), chunk]))
      this.memory = Buffer.alloc(0)
    } else await this.file.writeFile(chunk)
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `metrolibre-body-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
