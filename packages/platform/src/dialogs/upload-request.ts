import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'

export interface UploadRequest<T = unknown> {
  title: string
  /** Default 1. */
  maxFiles?: number
  /** Sends one file; HEIC has become JPEG by then. Abort and progress (0 to 1) come with it. */
  upload: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<T>
}

export interface OpenUpload {
  request: UploadRequest
  /** Null when the dialog was closed. */
  answer: (results: unknown[] | null) => void
}

export const uploadAtom = atom<OpenUpload | null>(null)

/**
 * Opens the host's upload dialog: drag and drop, progress, cancel, retry, limits told by the file's name. Gives what
 * the uploads gave, or null when it was closed.
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
