/**
 * Returns a `fetch` that reports how much of the body has been sent, which the browser's own can't do over
 * HTTP/1.1. Use it only for uploads: it reads the whole body first.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
      xhr.responseType = 'blob'
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
      xhr.addEventListener('load', () => resolve(answerOf(xhr)))
      // The same error as `fetch` throws without a response.
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      xhr.addEventListener('abort', () => reject(request.signal.reason as Error))
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      if (request.signal.aborted) reject(request.signal.reason as Error)
      else xhr.send(body)
    })
  }

const answerOf = (xhr: XMLHttpRequest): Response => {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':')
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
  })
  return new Response(xhr.response as Blob, { status: xhr.status, statusText: xhr.statusText, headers })
}
