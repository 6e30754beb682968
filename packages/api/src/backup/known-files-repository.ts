import type { Sql } from 'postgres'

/** What a database knows of a stored file. The smaller copies of pictures are only known by their keys. */
export interface KnownFile {
  readonly key: string
  readonly bytes: number | null
  readonly sha256: string | null
}

/** Reads all files that a database names, so many at a time. */
export const readKnownFiles = (sql: Sql, atOnce: number): AsyncIterable<KnownFile[]> =>
  sql<KnownFile[]>`
    select key, bytes, sha256 from files
    union all select copy, null, null from files, jsonb_each_text(variants) as copies (width, copy) where copy <> key
    union all select pdf_key, null, sha256 from contracts where pdf_key is not null
    union all select copy_key, null, null from contracts where copy_key is not null
    union all select key, bytes, null from reservation_files`.cursor(atOnce)
