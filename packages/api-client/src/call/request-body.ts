import { textOf } from '@metrolibre/contract'
import type { LooseInput } from './types.ts'

const toForm = (
  fields: Readonly<Record<string, unknown>>,
  files: NonNullable<LooseInput['files']>,
): FormData => {
  const form = new FormData()
  // Append fields before files: the server reads the stream only once and must know what a file belongs to.
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, textOf(value))
  }
  for (const [name, blobs] of Object.entries(files)) {
    for (const blob of blobs ?? []) form.append(name, blob, blob instanceof File ? blob.name : name)
  }
  return form
}

/** Returns the body for the transport: a form if there are files, otherwise JSON, or nothing without a body. */
export const requestBody = ({ body, files }: LooseInput): { json?: unknown; body?: FormData } => {
  if (files) return { body: toForm((body ?? {}) as Record<string, unknown>, files) }
  return body === undefined ? {} : { json: body }
}
