/** An attached file as the mail lists it. */
export interface ListedFile {
  readonly name: string
  readonly bytes: number
}

/** Formats the size of a file in whole kilobytes, at least one. */
export const sizeOf = ({ bytes }: ListedFile): string => `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`
