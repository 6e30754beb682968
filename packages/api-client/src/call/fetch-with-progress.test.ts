import { afterEach, expect, it, vi } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress.ts'

afterEach(() => vi.unstubAllGlobals())

it('sends the form itself, with a type and a boundary of the browser’s own, and reports how much of it', async () => {
  const sent: { headers: string[]; body?: unknown } = { headers: [] }
  class Sender extends EventTarget {
    upload = new EventTarget()
    status = 201
    statusText = 'Created'
    response = new Blob(['{}'])
    open() {}
    setRequestHeader = (name: string) => void sent.headers.push(name)
    getAllResponseHeaders = () => 'content-type: application/json\r\n'
    send(body: unknown) {
      sent.body = body
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender)
  // WebKit can't read the body of a request that holds a form with files.
  vi.spyOn(Request.prototype, 'blob').mockRejectedValue(new TypeError('Unable to read form data blob'))
  const form = new FormData()
  form.append('file', new Blob(['x']), 'photo.jpg')
  const shares: number[] = []
  const request = new Request('https://api.example/files', {
    method: 'POST',
    headers: { 'x-request-id': 'one' },
    body: form,
  })
  const answer = await fetchWithProgress(form, (share) => shares.push(share))(request)
  expect(sent.headers).toEqual(['x-request-id'])
  expect(sent.body).toBe(form)
  expect(shares).toEqual([0.25])
  expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json'])
})
