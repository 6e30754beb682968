import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'

export interface UploadRequest<T = unknown> {
  title: string
  /** Default 1. */
  maxFiles?: number
  /** Pixels of the widest copy that is kept: wider pictures are made as small before. Default: any width. */
  keptWidth?: number
  /**
   * Uploads one file; HEIC and large pictures have been made ready before. `signal` aborts the upload,
   * `onProgress` takes a share from 0 to 1.
   */
  upload: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<T>
}

export interface OpenUpload {
  request: UploadRequest
  /** Called with null when the dialog was closed. */
  answer: (results: unknown[] | null) => void
}

export const uploadAtom = atom<OpenUpload | null>(null)

/**
 * Returns a function that opens the host's upload dialog, with drag and drop, progress, cancel, retry, and
 * messages that name the file when a limit is exceeded. It resolves with the results of `upload`, or with
 * null when the dialog was closed.
 */
export const useUploadDialog = () => {
  const set = useSetAtom(uploadAtom)
  return useCallback(
    <T>(request: UploadRequest<T>): Promise<T[] | null> =>
      new Promise((resolve) => {
        const answer = (results: unknown[] | null) => {
          set(null)
          resolve(results as T[] | null)
        }
        set({ request, answer })
      }),
    [set],
  )
}
