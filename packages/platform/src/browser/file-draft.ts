import { deviceStorage, openDatabase } from '@metrolibre/platform'
import { readConsent } from '../consent/consent.ts'
import { fileDraftDatabase } from './file-draft-database.ts'

const store = 'files'
/** Like the drafts of typed data, files older than a week are removed. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

export interface KeptFile {
  id: string
  file: File
}

interface Row extends KeptFile {
  form: string
  at: number
}

export interface FileDraft {
  /** Returns the kept files, oldest first. */
  list: () => Promise<KeptFile[]>
  /** Keeps a file and returns its id. Without storage the file just has an id. */
  add: (file: File) => Promise<string>
  remove: (id: string) => Promise<void>
  /** Hands all files over to another form of the same user. */
  moveTo: (form: string) => Promise<void>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
  })

const openStore = (): Promise<IDBDatabase> =>
  openDatabase(fileDraftDatabase, (database) => database.createObjectStore(store, { keyPath: 'id' }))

/** Runs a task in a transaction. Returns undefined when the browser has no storage, or it is full. */
const inStore = async <T>(task: (files: IDBObjectStore) => Promise<T>): Promise<T | undefined> => {
  try {
    const database = await openStore()
    try {
      return await task(database.transaction(store, 'readwrite').objectStore(store))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

const readFresh = async (files: IDBObjectStore, owner: string): Promise<Row[]> => {
  const rows = (await settled(files.getAll())) as Row[]
  const now = Date.now()
  for (const { id, at } of rows) if (Math.abs(now - at) > maxAgeMs) files.delete(id)
  return rows
    .filter(({ form, at }) => form === owner && Math.abs(now - at) <= maxAgeMs)
    .sort((a, b) => a.at - b.at)
}

const ownerOf = (form: string, who: string | null): string => `${who ?? 'visitor'}.${form}`

/**
 * Opens the files that a user (`who`; null is a visitor) chose in a form and that were not sent yet. They are
 * kept on this device for a week, so that they survive a closed tab and a lost connection. As with typed
 * data, nothing is stored before the question about cookies was answered (RULES.md §12.7, §12.8, §12.19).
 */
export const openFileDraft = (form: string, who: string | null): FileDraft => {
  const owner = (name: string) => ownerOf(name, who)
  return {
    list: async () =>
      (await inStore(async (files) =>
        (await readFresh(files, owner(form))).map(({ id, file }) => ({ id, file })),
      )) ?? [],
    add: async (file) => {
      const row: Row = { id: crypto.randomUUID(), form: owner(form), at: Date.now(), file }
      if (readConsent(deviceStorage)) await inStore((files) => settled(files.put(row)))
      return row.id
    },
    remove: async (id) => {
      await inStore((files) => settled(files.delete(id)))
    },
    moveTo: async (name) => {
      await inStore(async (files) => {
        for (const row of await readFresh(files, owner(form))) files.put({ ...row, form: owner(name) })
      })
    },
  }
}

/** Removes the files of a form and of the forms within it, whose names continue its name after a dot. */
export const forgetFileDrafts = async (form: string, who: string | null): Promise<void> => {
  const owner = ownerOf(form, who)
  await inStore(async (files) => {
    for (const { id, form: name } of (await settled(files.getAll())) as Row[])
      if (name === owner || name.startsWith(`${owner}.`)) files.delete(id)
  })
}
