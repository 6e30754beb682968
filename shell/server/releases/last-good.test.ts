import { expect, it } from 'vitest'
import { openLastGood } from './last-good.ts'

/** Versions that can be read; the others are broken. */
function lastGood(...whole: string[]) {
  const readable = new Set(whole)
  const released = openLastGood((version) =>
    readable.has(version) ? Promise.resolve(version) : Promise.reject(new Error(`${version} is broken`)),
  )
  const shown = async (version: string, ...previous: string[]) =>
    (await released.read({ version, previous })).released
  return { readable, released, shown }
}

it('keeps what runs when a promoted version is broken', async () => {
  const { released, shown } = lastGood('1', '2')
  expect(await shown('2', '1')).toBe('2')
  expect(await released.read({ version: '3', previous: ['2', '1'] })).toEqual({
    released: '2',
    error: new Error('3 is broken'),
  })
})

it('never shows a version again that was rolled back, when the one before it is broken', async () => {
  const { readable, shown } = lastGood('1', '2', '3')
  expect(await shown('3', '2', '1')).toBe('3')
  readable.delete('2')
  expect(await shown('2', '1')).toBe('1')
})

it('shows what was read last only where nothing of the history can be read', async () => {
  const { readable, released, shown } = lastGood('1', '2')
  expect(await shown('2', '1')).toBe('2')
  readable.clear()
  expect(await shown('1')).toBe('2')
  expect((await released.read(undefined)).released).toBe('2')
})

it('shows the promoted version as soon as it can be read', async () => {
  const { readable, shown } = lastGood('1')
  expect(await shown('2', '1')).toBe('1')
  readable.add('2')
  expect(await shown('2', '1')).toBe('2')
})
