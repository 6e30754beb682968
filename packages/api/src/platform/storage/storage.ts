import type { Disk } from 'flydrive'

/**
 * Where files live, by key. Keys are ASCII and made by the server, `public/…` for what everybody may read and
 * `private/…` for the rest; nothing a client sends ever becomes part of one.
 */
export type Storage = Disk
