/**
 * Returns a `fetch` that reports how much of a form has been sent, which the browser's own can't do over HTTP/1.1. It sends the
 * form itself instead of reading the request's body, which WebKit can't where files are in it.
 */
export const fetchWithProgress =
  (form: FormData, onProgress: (share: number) => void): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init)
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      // The type names the boundary between the form's parts, which the browser chooses when it sends it.
      for (const [name, value] of request.headers)
        if (name !== 'content-type') xhr.setRequestHeader(name, value)
      xhr.responseType = 'blob'
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
      xhr.addEventListener('load', () => resolve(answerOf(xhr)))
      // The same error as `fetch` throws without a response.
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      xhr.addEventListener('abort', () => reject(request.signal.reason as Error))
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      if (request.signal.aborted) reject(request.signal.reason as Error)
      else xhr.send(form)
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
