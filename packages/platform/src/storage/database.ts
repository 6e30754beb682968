/** How long a database may take to open: a browser that is out of order never answers. */
const patienceMs = 3_000

/**
 * Opens a database of this device and calls `create` if it is new.
 * @throws Error when the browser refuses, has none, or does not answer in time
 */
export const openDatabase = (name: string, create: (database: IDBDatabase) => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(`The database ${name} does not open`))
    const timer = setTimeout(refuse, patienceMs)
    const request = window.indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => create(request.result))
    request.addEventListener('error', refuse)
    request.addEventListener('blocked', refuse)
    request.addEventListener('success', () => {
      clearTimeout(timer)
      // Another tab that deletes the database must not wait for this page; and one that opens too late is not used.
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
  })

/** Deletes a database of this device, if the browser has any. */
export const deleteDatabase = (name: string): void => {
  try {
    window.indexedDB.deleteDatabase(name)
  } catch {
    // A browser without databases has nothing to delete.
  }
}
