import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { BodyStore } from './body-store.ts'

const piecesOf = async (store: BodyStore) => {
  const pieces: Buffer[] = []
  for await (const piece of store.read()) pieces.push(piece as Buffer)
  return pieces
}

test('stores a body in one piece, however small the chunks in which it arrives', async () => {
  const store = new BodyStore()
  const text = 'abcdefghij'.repeat(600)
  for (const letter of text) void store.add(Buffer.from(letter))
  const pieces = await piecesOf(store)
  expect(pieces).toHaveLength(1)
  expect(pieces[0]!.toString()).toBe(text)
})

test('moves a body to disk when it grows too large for the memory, without losing a byte', async () => {
  const store = new BodyStore()
  const chunks = ['a'.repeat(40_000), 'b'.repeat(30_000), 'c'].map((text) => Buffer.from(text))
  const waits = []
  for (const chunk of chunks) {
    const writing = store.add(chunk)
    waits.push(writing !== undefined)
    await writing
  }
  expect(waits).toEqual([false, true, true])
  expect((await buffer(store.read())).equals(Buffer.concat(chunks))).toBe(true)
  await store.close()
})

test('reads an empty body as one that ends at once', async () => {
  const store = new BodyStore()
  expect(store.add(Buffer.alloc(0))).toBeUndefined()
  expect(await piecesOf(store)).toEqual([])
})
