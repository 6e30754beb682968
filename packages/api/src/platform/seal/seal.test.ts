import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'
import { finishPages } from '../../modules/contracts/pdf/finish.ts'
import { openDocument, write } from '../../modules/contracts/pdf/page.ts'
import { readSeal } from '../../testing/read-seal.ts'
import { createSeal } from './seal.ts'

const service = inject('testEnvironment')['TIME_STAMP_URL']!
const own = await makeCertificate('Metrolibre (seal test)')
const at = new Date('2026-11-20T14:38:04Z')

const sealWith = (TIME_STAMP_URL?: string, pair = own) => {
  const warnings: unknown[] = []
  const { certificate: SEAL_CERTIFICATE, key: SEAL_PRIVATE_KEY } = pair
  const logger = { warn: (...said: unknown[]) => void warnings.push(said) }
  return { ...createSeal({ SEAL_CERTIFICATE, SEAL_PRIVATE_KEY, TIME_STAMP_URL }, logger), warnings }
}

const draw = (bytes: number, text = 'Contrato de la Ñandú') => {
  const pdf = openDocument('Contrato', at)
  write(pdf, text, 60, 80, {})
  pdf.addPage()
  return finishPages(pdf, { bytes, at })
}

const answering = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a sealed document is covered whole, and names the certificate and the time', async () => {
  const { close, size } = sealWith()
  const sealed = await close(await draw(size))
  const seal = readSeal(sealed)
  expect(seal).toMatchObject({ coversAll: true, unchanged: true, isBaseline: true, timeStamp: undefined })
  expect(seal.certificate.subject).toContain('CN=Metrolibre (seal test)')
  expect(sealed.toString('latin1')).toContain('/M (D:20261120143804Z)')
  // No change is permitted after it.
  expect(sealed.toString('latin1')).toMatch(/\/DocMDP[^]*\/P 1\b/)
})

/** A change of the range itself can also make it unreadable. */
const isWhole = (pdf: Buffer): boolean => {
  try {
    const { unchanged, coversAll } = readSeal(pdf)
    return unchanged && coversAll
  } catch {
    return false
  }
}

test('one other byte anywhere breaks the seal', async () => {
  const { close, size } = sealWith()
  const sealed = await close(await draw(size))
  const [, , before, after] = /\/ByteRange \[(\d+) (\d+) (\d+)/.exec(sealed.toString('latin1'))!.map(Number)
  const step = Math.floor(sealed.length / 40)
  for (let place = 1; place < sealed.length; place += step) {
    if (place >= before! && place < after!) continue
    const touched = Buffer.from(sealed)
    touched[place]! ^= 1
    expect(isWhole(touched), `byte ${place}`).toBe(false)
  }
  const longer = Buffer.concat([sealed, Buffer.from('\n% more')])
  expect(readSeal(longer).coversAll).toBe(false)
})

test('where a service is configured the seal carries its time stamp', async () => {
  const { close, size, warnings } = sealWith(service)
  const { timeStamp, ...seal } = readSeal(await close(await draw(size)))
  expect(seal).toMatchObject({ coversAll: true, unchanged: true, isBaseline: true })
  expect(timeStamp!.includes('Metrolibre time stamps (embedded)')).toBe(true)
  expect(warnings).toEqual([])
})

test('without an answer that fits, a document is sealed without a time stamp, and that is logged', async () => {
  const other = await answering((_request, response) => response.end('no time stamp'))
  const down = await answering((_request, response) => response.writeHead(503).end())
  // A token that was given for another signature.
  const kept: Buffer[] = []
  const replayed = await answering((request, response) => {
    void buffer(request).then(async (query) => {
      const body = new Uint8Array(query)
      const headers = { 'content-type': 'application/timestamp-query' }
      const answer = await fetch(service, { method: 'POST', headers, body })
      kept.push(Buffer.from(await answer.arrayBuffer()))
      response.end(kept[0])
    })
  })
  const first = sealWith(replayed)
  expect(readSeal(await first.close(await draw(first.size))).timeStamp).toBeDefined()
  for (const url of [other, down, replayed]) {
    const { close, size, warnings } = sealWith(url)
    expect(readSeal(await close(await draw(size)))).toMatchObject({ unchanged: true, timeStamp: undefined })
    expect(warnings).toHaveLength(1)
  }
})
