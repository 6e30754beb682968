import type { Disk } from 'flydrive'

/**
 * Stores files by key. Keys are ASCII and made by the server, `public/…` for public files and `private/…` for
 * all others. No input of a client ever becomes part of one.
 */
export type Storage = Disk
