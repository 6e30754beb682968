import { useEffect, useRef, useState } from 'react'
import { planPreparing } from './prepare/plan-preparing.ts'

export interface UploadOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

export type Upload<T> = (file: File, options: UploadOptions) => Promise<T>

export type UploadState =
  | { step: 'converting' | 'uploading'; progress: number }
  | { step: 'failed'; error: unknown; during: 'converting' | 'uploading' }
  | { step: 'done' }

export interface UploadItem {
  id: number
  file: File
  preview: string | undefined
  state: UploadState
}

interface Work<T> {
  abort: AbortController
  /** The file to upload: once it was made ready the result, so that a retry does not do it again. */
  file: File
  ready: boolean
  /** Object URL of the file, where a browser can show it. */
  preview: string | undefined
  result?: T
}

const previewOf = (file: File): string | undefined =>
  /^image\/(png|gif|jpeg)$/.test(file.type) ? URL.createObjectURL(file) : undefined

/** Aborts the upload and releases its object URL. */
const drop = ({ abort, preview }: Work<unknown>): void => {
  abort.abort()
  if (preview) URL.revokeObjectURL(preview)
}

let lastId = 0

/**
 * Manages uploads: makes each picture ready (not wider than `keptWidth`, in pixels), then passes each file to `upload`.
 * Uploads in progress are aborted when the caller unmounts.
 */
export function useUploads<T>(upload: Upload<T>, keptWidth?: number) {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const works = useRef(new Map<number, Work<T>>())

  const change = (id: number, changes: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  const run = async (id: number): Promise<void> => {
    const work = works.current.get(id)
    if (!work) return
    const { signal } = (work.abort = new AbortController())
    let step: 'converting' | 'uploading' = 'uploading'
    const tell = (progress: number) => !signal.aborted && change(id, { state: { step, progress } })
    try {
      step = 'converting'
      const reading = work.ready ? undefined : await planPreparing(work.file, keptWidth)
      if (reading) {
        tell(0)
        const { runWorker } = await import('./prepare/run-worker.ts')
        work.file = await runWorker(work.file, reading, { signal, onProgress: tell, keptWidth })
        work.preview = previewOf(work.file)
        change(id, { preview: work.preview })
      }
      work.ready = true
      step = 'uploading'
      tell(0)
      work.result = await upload(work.file, { signal, onProgress: tell })
      change(id, { state: { step: 'done' } })
    } catch (error) {
      if (!signal.aborted) change(id, { state: { step: 'failed', error, during: step } })
    }
  }

  const remove = (id: number) => {
    const work = works.current.get(id)
    if (work) drop(work)
    works.current.delete(id)
    setItems((all) => all.filter((item) => item.id !== id))
  }

  const add = (files: readonly File[]) => {
    const fresh = files.map((file): UploadItem => {
      lastId += 1
      const preview = previewOf(file)
      works.current.set(lastId, { abort: new AbortController(), file, ready: false, preview })
      return { id: lastId, file, preview, state: { step: 'uploading', progress: 0 } }
    })
    setItems((all) => [...all, ...fresh])
    for (const { id } of fresh) void run(id)
  }

  useEffect(() => {
    const all = works.current
    return () => {
      for (const work of all.values()) drop(work)
    }
  }, [])

  /** Returns the results of the finished uploads, in the order of their files. */
  const results = (): T[] =>
    items.flatMap(({ id, state }) => {
      const work = works.current.get(id)
      return state.step === 'done' && work ? [work.result as T] : []
    })

  return { items, add, remove, retry: (id: number) => void run(id), results }
}
