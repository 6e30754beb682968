import { openPictures } from '@metrolibre/pictures'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { isAppError } from '../../platform/errors/app-error.ts'
import { readReservationDocument } from './read-document.ts'

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f9c8a' } })
  .png()
  .toBuffer()
const pictures = openPictures({ processes: 1 })
afterAll(() => pictures.close())
// Every file is sent with a wrong media type, because the type that a sender states must not matter.
const read = (name: string, bytes: Buffer) =>
  readReservationDocument({ pictures, from: {} }, { name, bytes, mediaType: 'text/html' })
const nameOf = async (name: string, bytes = pdf) => (await read(name, bytes)).name
const refusal = async (bytes: Buffer, name = 'acta.pdf') => {
  try {
    await read(name, bytes)
  } catch (error) {
    if (isAppError(error)) return error
    throw error
  }
  return expect.unreachable('it is refused')
}

describe('the name of a document', () => {
  it.each([
    ['acta.pdf', 'acta.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\fotos\\patio.jpg', 'patio.pdf'],
    ['Año 2 (copia)_final-v1.2.pdf', 'Año 2 (copia)_final-v1.2.pdf'],
    ['an\u0303o.pdf', 'año.pdf'],
    ['acta\u202egpj.pdf', 'acta gpj.pdf'],
    ['a<>:"|?*b.pdf', 'a b.pdf'],
    ['  acta  .pdf', 'acta.pdf'],
    ['¿?', 'documento.pdf'],
    ['', 'documento.pdf'],
    [`${'a'.repeat(81)}.pdf`, `${'a'.repeat(80)}.pdf`],
  ])('%j is shown as %j', async (given, shown) => {
    expect(await nameOf(given)).toBe(shown)
  })

  it('gets the extension of its actual type', async () => {
    expect(await nameOf('patio.pdf', photo)).toBe('patio.webp')
  })
})

describe('a document', () => {
  it('is stored unchanged when it is a PDF', async () => {
    expect((await read('a.pdf', pdf)).bytes.equals(pdf)).toBe(true)
    const long = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5000, ' '), Buffer.from('%%EOF')])
    expect((await read('a.pdf', long)).bytes.length).toBe(long.length)
  })

  it.each([
    ['has bytes before its header', ' %PDF-1.7\n%%EOF'],
    ['has no end marker', '%PDF-1.7\n'],
    ['has its end marker too early', `%PDF-1.7\n%%EOF${' '.repeat(1100)}`],
    ['has only an end marker', '%%EOF'],
  ])('is refused when it %s', async (_what, text) => {
    const { code, details } = await refusal(Buffer.from(text), 'x'.repeat(200))
    expect(code).toBe('unsupported_file')
    expect(details.fields).toEqual([{ path: 'file', code: 'validation.document_kind' }])
    expect(details.values).toEqual({ name: 'x'.repeat(120) })
  })
})
