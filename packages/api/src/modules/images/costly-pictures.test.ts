import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { makeHeicHead, makePngHead, makeScans } from '@metrolibre/pictures/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const password = 'una clave larga'
const email = `javiera.${randomUUID()}@people.example`

let app: TestApp
let owner: string
let other: string
let photo: Buffer
beforeAll(async () => {
  app = await createTestApp({ identity: 'provider' })
  owner = await register(email)
  other = await register(`camila.${randomUUID()}@people.example`)
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f9c8a' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

async function register(address: string): Promise<string> {
  const { body } = await app.call(endpoints.auth.register, {
    body: {
      firstname: 'Javiera',
      lastname: 'Soto',
      email: address,
      password,
      country: 'Chile',
      birthDate: '1991-03-09',
      isOwner: true,
      whatsapp: '+56955501234',
      phone: '',
    },
  })
  return body.token
}

const idOf = async (bearer: string) =>
  (await app.call(endpoints.auth.session, {}, { as: bearer })).body.user.id
const freshProperty = async (bearer = owner) =>
  (await makeProperty(app.db, { ownerId: await idOf(bearer) })).id

async function upload(
  locationId: string,
  bytes: Buffer,
  { as = owner, name = 'patio.jpg', lang = 'es', from = '127.0.0.1' } = {},
) {
  const form = new FormData()
  form.append('locationId', locationId)
  form.append('image', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://api', { method: 'POST', body: form })
  const { statusCode, headers, body } = await app.server.inject({
    method: 'POST',
    url: '/api/images',
    remoteAddress: from,
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': request.headers.get('content-type')!,
      'accept-language': lang,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) }
}

it.each([
  ['a JPEG in 2,500 scans', makeScans(5000, 2500), 'image_costly'],
  [
    'an interlaced PNG of 50 million pixels in 16 bits',
    makePngHead({ width: 7070, height: 7070, depth: 16, colour: 6, interlaced: true }),
    'image_costly',
  ],
  [
    'a line of 20,000 pixels',
    makePngHead({ width: 20_000, height: 2, depth: 8, colour: 2, interlaced: false }),
    'image_shape',
  ],
  [
    'a HEIC whose brand is miaf',
    makeHeicHead({ brands: ['miaf', 'mif1', 'heic'], width: 600, height: 400 }),
    'image_heic',
  ],
])('refuses %s in both languages, naming the file', async (_, bytes, problem) => {
  const id = await freshProperty()
  for (const [lang, text] of [
    ['es', /«patio\.jpg».*(súbela|Súbela)/],
    ['en', /“patio\.jpg”.*(upload it|Upload it)/],
  ] as const) {
    const { status, body } = await upload(id, bytes, { lang })
    expect([status, body.code, body.fields[0].code]).toEqual([
      415,
      'unsupported_file',
      `validation.${problem}`,
    ])
    expect(body.message).toMatch(text)
  }
})

it('answers logins and files, and reads the pictures of others, while those of one person are held up', async () => {
  const id = await freshProperty()
  const { body: shown } = await upload(id, photo)
  expect(shown.image).toMatch(/^\/files\//)
  const [pid] = app.pictures.processIds()
  // It answers nothing from now on, as if a picture took it for ever.
  process.kill(pid!, 'SIGSTOP')
  const refused: string[] = []
  const uploads = Promise.all(
    Array.from({ length: 16 }, async () => {
      const { status, retryAfter, body } = await upload(id, photo)
      if (status === 429) refused.push(retryAfter as string)
      return body.fields?.[0].code ?? status
    }),
  )
  // One is decoded, and eleven may wait behind it.
  await vi.waitFor(() => expect(refused).toHaveLength(4), { timeout: 60_000 })
  expect(refused.every((seconds) => Number(seconds) > 0)).toBe(true)

  const login = await app.call(endpoints.auth.login, { body: { email, password } })
  expect(login.status).toBe(200)
  const file = await app.server.inject({ url: shown.image })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
  const ofOther = await upload(await freshProperty(other), photo, { as: other, from: '203.0.113.7' })
  expect(ofOther.status).toBe(201)

  process.kill(pid!, 'SIGKILL')
  const answers = await uploads
  expect(answers.filter((each) => each === 'validation.image_costly')).toHaveLength(1)
  // On a slow machine, some have waited for too long by now.
  expect(answers.filter((each) => each === 201 || each === 503)).toHaveLength(11)
})

it('leaves nothing of a picture that was refused, and reads the next one', async () => {
  const id = await freshProperty()
  const { body } = await upload(id, photo.subarray(0, 40))
  expect([body.fields[0].code, await isStored(id)]).toEqual(['validation.image_damaged', false])
  expect((await upload(id, photo)).status).toBe(201)
  expect(await isStored(id)).toBe(true)
})

/** Whether anything is stored for a property. */
const isStored = async (propertyId: string): Promise<boolean> => {
  const { objects } = await app.storage.listAll('public/pictures/', { recursive: true })
  return [...objects].some((each) => each.isFile && each.key.includes(propertyId))
}
