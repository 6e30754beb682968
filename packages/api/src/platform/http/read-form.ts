import multipart, { type Multipart } from '@fastify/multipart'
import type { FilesSpec } from '@metrolibre/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { UploadedFile } from './call.ts'
import { refuseBeyondBounds } from './json-bounds.ts'
import { isStorableThroughout } from './storable-text.ts'

export interface Form {
  fields: Record<string, unknown>
  files: Record<string, UploadedFile[]>
}

/** Lets the server read multipart forms, with limits for what an endpoint does not limit itself. */
export const acceptForms = (server: FastifyInstance) =>
  server.register(multipart, {
    limits: { fields: 20, fieldSize: 20_000, fieldNameSize: 100, headerPairs: 50 },
  })

/** Reads a form into memory, within the number and size of files that the endpoint allows. */
export async function readForm(request: FastifyRequest, spec: FilesSpec): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const allowed = Object.values(spec)
  const parts = request.parts({
    limits: {
      // Allow one more file than the limit, so that the refusal can say how many are allowed.
      files: allowed.reduce((sum, field) => sum + field.max, 1),
      fileSize: Math.max(...allowed.map((field) => field.maxBytes)),
    },
  })
  const form: Form = { fields: {}, files: {} }
  try {
    for await (const part of parts) await readPart(part, spec, form)
  } catch (error) {
    // A truncated form fails inside the parser with an error that has no code.
    throw error instanceof Error && !('code' in error) && !(error instanceof AppError)
      ? new AppError('malformed_request', { cause: error })
      : error
  }
  for (const [name, field] of Object.entries(spec)) {
    if (field.required && !form.files[name]?.length)
      throw new AppError('validation', { fields: [{ path: name, code: 'validation.image_required' }] })
  }
  return form
}

const isOversize = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/** Builds a refusal that names the file and the largest size allowed. */
const oversize = (path: string, name: string, maxBytes: number, cause?: unknown): AppError =>
  new AppError('file_too_large', {
    fields: [{ path, code: 'validation.image_size' }],
    values: { name: name.slice(0, 120), max: maxBytes / 1024 / 1024 },
    cause,
  })

async function readPart(part: Multipart, spec: FilesSpec, form: Form): Promise<void> {
  if (part.type === 'field') {
    if (Object.hasOwn(form.fields, part.fieldname)) throw new AppError('malformed_request')
    // A field may be JSON.
    refuseBeyondBounds(part.value)
    form.fields[part.fieldname] = part.value
    return
  }
  const field = Object.hasOwn(spec, part.fieldname) ? spec[part.fieldname] : undefined
  if (!field)
    throw new AppError('validation', { fields: [{ path: part.fieldname, code: 'validation.unknown_field' }] })
  if (!isStorableThroughout(part.filename))
    throw new AppError('validation', {
      fields: [{ path: part.fieldname, code: 'validation.file_name' }],
    })
  const files = (form.files[part.fieldname] ??= [])
  if (files.length === field.max)
    throw new AppError('validation', {
      fields: [{ path: part.fieldname, code: 'validation.too_many_images' }],
    })
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw isOversize(error) ? oversize(part.fieldname, part.filename, field.maxBytes, error) : error
  })
  if (bytes.length > field.maxBytes) throw oversize(part.fieldname, part.filename, field.maxBytes)
  files.push({ name: part.filename, mediaType: part.mimetype, bytes })
}
