import type { ReactNode } from 'react'

/** All texts of the upload dialog. Those about a single file take its name. */
export interface UploadTexts {
  /** 'Arrastra una foto o búscala'. */
  choose: ReactNode
  /** 'Suéltala aquí'. */
  drop: ReactNode
  /** What may be chosen: 'PNG, GIF, JPEG o HEIC'. */
  hint: ReactNode
  close: string
  /** 'Listo', shown where several files may be chosen. */
  finish: ReactNode
  retry: ReactNode
  done: ReactNode
  converting: (percent: number) => string
  uploading: (percent: number) => string
  cancel: (name: string) => string
  remove: (name: string) => string
  /** Shown when a photo could not be decoded. */
  unreadable: (name: string) => string
  tooLarge: (name: string) => string
  wrongType: (name: string) => string
  /** 'Solo puedes seleccionar hasta 5 images'. */
  tooMany: string
  /** Says why an upload failed, in the words of the server. */
  failed: (error: unknown) => string
  /**
   * Returns whether a retry of the same file may succeed; a file that was rejected for good can't be retried.
   */
  mayRetry: (error: unknown) => boolean
}
