/** Acts like a browser that blocks all cookies: every way to store something is refused, most of them by an exception. */
export const refuseStorage = `{
  const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError') }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} })
  if (navigator.serviceWorker) navigator.serviceWorker.register = async () => refuse()
}`

/** Acts like a phone whose memory is full: what is stored can be read, and nothing is added. */
export const fillStorage = `{
  const full = () => { throw new DOMException('The quota has been exceeded.', 'QuotaExceededError') }
  Storage.prototype.setItem = full
  IDBObjectStore.prototype.put = full
  IDBObjectStore.prototype.add = full
  Cache.prototype.put = async () => full()
}`
