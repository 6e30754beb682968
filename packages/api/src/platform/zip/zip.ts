import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. Its name contains no input of a client. */
export interface ZipEntry {
  readonly name: string
  /** Set for files that are compressed already, such as photos. */
  readonly packed?: boolean
  readonly open: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>
}

async function* chunksOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure = error
    if (!error) ready.push(chunk)
  })
  const take = (): Uint8Array[] => {
    if (failure) throw failure
    const taken = ready
    ready = []
    return taken
  }
  for (const { name, packed, open } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const chunk of await open()) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}

/** Returns an archive as a stream. Each file is opened in its turn, so that never more than a part is in memory. */
export const zipOf = (entries: readonly ZipEntry[]): Readable => Readable.from(chunksOf(entries))
