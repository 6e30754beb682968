// @vitest-environment node
import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { renderToText } from './render-to-text.ts'

function Broken(): never {
  throw new Error('broken')
}

const never = new Promise<never>(() => {})

function Waiting() {
  return use(never)
}

it('returns the complete HTML, including suspended parts', async () => {
  const soon = Promise.resolve('there')
  const Soon = () => <b>{use(soon)}</b>
  expect(await renderToText(<Suspense fallback="wait">{<Soon />}</Suspense>)).toContain('<b>there</b>')
})

it('rejects with the error of any part, and throws it nowhere else', async () => {
  await expect(renderToText(<Broken />)).rejects.toThrow('broken')
  const inside = (
    <Suspense fallback="wait">
      <Broken />
    </Suspense>
  )
  await expect(renderToText(<main>{inside}</main>)).rejects.toThrow('broken')
})

it('is aborted by its signal', async () => {
  const page = (
    <Suspense fallback="wait">
      <Waiting />
    </Suspense>
  )
  await expect(renderToText(page, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})
