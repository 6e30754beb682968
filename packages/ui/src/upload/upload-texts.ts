import type { ReactNode } from 'react'

/** Everything the upload dialog says. Names of files come in where a sentence is about one. */
export interface UploadTexts {
  /** 'Arrastra una foto o búscala'. */
  choose: ReactNode
  /** 'Suéltala aquí'. */
  drop: ReactNode
  /** 'PNG, GIF, JPEG o HEIC, hasta 10 MB'. */
  hint: ReactNode
  close: string
  /** 'Listo', where several may be chosen. */
  finish: ReactNode
  retry: ReactNode
  done: ReactNode
  converting: (percent: number) => string
  uploading: (percent: number) => string
  cancel: (name: string) => string
  remove: (name: string) => string
  /** What went wrong with a file that could not be read as HEIC. */
  unreadable: (name: string) => string
  tooLarge: (name: string) => string
  wrongType: (name: string) => string
  /** 'Solo puedes seleccionar hasta 5 images'. */
  tooMany: string
  /** What went wrong on the way; the server's own words. */
  failed: (error: unknown) => string
  /** Whether the same file may fare better another time; a refused one does not. */
  mayRetry: (error: unknown) => boolean
}
