import { endpoints, Problem, type EndpointDefinition } from '@metrolibre/contract'
import { deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { images } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { publications } from '../../platform/db/schema/community.ts'
import { teamMembers } from '../../platform/db/schema/site.ts'
import { assertDocumented } from '../../testing/call.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { holdBack } from '../../testing/hold-back.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let admin: string
let owner: string
let propertyId: string
let png: Buffer
beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
  owner = (await makeOwner(app.db)).id
  propertyId = (await makeProperty(app.db, { ownerId: owner })).id
  png = await blank(640, 480).png().toBuffer()
})
afterAll(() => app.close())

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f9c8a' } })

type Bytes = Buffer | { bytes: Buffer; name: string; type?: string }

/** Sends a form as a browser would, with the files in the endpoint's file field. */
async function send(
  endpoint: EndpointDefinition,
  fields: Record<string, string>,
  files: Bytes[],
  { as, id = '' }: { as: string; id?: string },
) {
  const field = Object.keys(endpoint.files ?? {})[0]!
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) {
    const { bytes, name, type } = Buffer.isBuffer(file) ? { bytes: file, name: 'foto.png', type: '' } : file
    form.append(field, new Blob([new Uint8Array(bytes)], { type: type ?? 'image/png' }), name)
  }
  const request = new Request('http://api', { method: 'POST', body: form })
  const answer = await app.server.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(':id', id)}`,
    headers: { authorization: `Bearer ${as}`, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const body = answer.json()
  if (answer.statusCode >= 400) assertDocumented(endpoint, parse(Problem, body))
  return { status: answer.statusCode, body }
}

const add = (files: Bytes[], as = owner, locationId = propertyId) =>
  send(endpoints.images.add, { locationId }, files, { as })
const fileOf = async (url: string) =>
  (await app.server.inject({ method: 'GET', url })).rawPayload as unknown as Buffer
const freshProperty = async () => (await makeProperty(app.db, { ownerId: owner })).id

/** Builds a PNG with `side` pixels on each side whose file is tiny. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc(body))
    return Buffer.concat([head, body, tail])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const crc = (bytes: Buffer): number => {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (0xedb88320 & -(value & 1))
  }
  return ~value >>> 0
}

describe('uploaded photos', () => {
  it.each(['png', 'gif', 'jpeg'] as const)('%s is stored as WebP in several widths', async (format) => {
    const bytes = await blank(700, 500).toFormat(format).toBuffer()
    const { status, body } = await add(
      [{ bytes, name: 'lo que sea.txt', type: 'text/plain' }],
      owner,
      await freshProperty(),
    )
    expect(status).toBe(201)
    expect(body.imageVariants.map(({ width }: { width: number }) => width)).toEqual([320, 640, 700])
    expect(await sharp(await fileOf(body.image)).metadata()).toMatchObject({ format: 'webp', width: 700 })
  })

  it('lose their location and all other metadata', async () => {
    const bytes = await blank(400, 300)
      .withExif({
        IFD0: { Artist: 'Ada Secreta' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Ada Secreta')).toBe(true)
    const kept = await fileOf((await add([bytes], owner, await freshProperty())).body.image)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect(kept.includes('Ada Secreta')).toBe(false)
  })

  it('are turned according to the camera’s orientation', async () => {
    const bytes = await blank(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await add([bytes], owner, await freshProperty())
    expect(await sharp(await fileOf(body.image)).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  it('are stored without a page or program that was appended to them', async () => {
    const page = '<!doctype html><script>alert(1)</script>PK\u0003\u0004'
    const { status, body } = await add(
      [{ bytes: Buffer.concat([png, Buffer.from(page)]), name: 'foto.html', type: 'text/html' }],
      owner,
      await freshProperty(),
    )
    expect(status).toBe(201)
    const answer = await app.server.inject({ method: 'GET', url: body.image })
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.rawPayload.includes('<script>')).toBe(false)
  })
})

describe('refused uploads, with the file’s name and advice', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const jpegHead = Buffer.from('ffd8ffe000104a464946', 'hex')
  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['SVG', () => Buffer.from(svg), /no es PNG, GIF, JPEG ni HEIC/],
    ['HTML', () => Buffer.from('<!doctype html><h1>hola</h1>'), /no es PNG/],
    ['WebP', () => blank(9, 9).webp().toBuffer(), /no es PNG/],
    ['AVIF', () => blank(9, 9).avif().toBuffer(), /no es PNG|en formato HEIC/],
    [
      'an SVG with the first bytes of a JPEG',
      () => Buffer.concat([jpegHead, Buffer.from(svg)]),
      /No pudimos leer/,
    ],
    ['half a photo', () => png.subarray(0, png.length / 2), /No pudimos leer/],
    ['nothing', () => Buffer.alloc(0), /no es PNG/],
    ['a small file of 64 million pixels', () => bomb(8000), /más de 50 millones de píxeles/],
  ])('%s', async (_, make, message) => {
    const bytes = await make()
    const { status, body } = await add([{ bytes, name: 'prueba.png' }])
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_file' })
    expect(body.message).toMatch(message)
    expect(body.message).toContain('«prueba.png»')
    expect(body.fields[0].path).toBe('image')
  })

  it('a file of more than 10 MB', async () => {
    const bytes = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])
    const { status, body } = await add([{ bytes, name: 'grande.png' }])
    expect(status).toBe(413)
    expect(body.message).toBe(
      '«grande.png» pesa más de 10 MB. Redúcela o expórtala como JPEG y súbela otra vez',
    )
  })

  it('HEIC, when the decoder has no HEVC', async () => {
    // The header that a phone writes, without a picture behind it.
    const bytes = Buffer.concat([Buffer.from('0000001c667479706865696300000000', 'hex'), Buffer.alloc(64)])
    const { status, body } = await add([{ bytes, name: 'IMG_0001.HEIC' }])
    expect(status).toBe(415)
    expect(body.message).toContain('«IMG_0001.HEIC» en formato HEIC. Súbela desde la página')
  })

  it('a form without a photo, with another field, or with too many photos', async () => {
    expect((await add([])).body.message).toBe('Selecciona una imagen')
    expect((await add([png, png])).status).toBe(422)
    const more = { id: propertyId, table: 'location', route: 'locations', isAdmin: 'true' }
    expect((await send(endpoints.images.addMany, more, [png], { as: owner })).status).toBe(422)
  })

  it.each([
    { table: '../../etc', route: 'locations' },
    { table: 'users', route: 'locations' },
    { table: 'location', route: '../../../private' },
    { table: 'location', route: 'rooms' },
    { table: 'general', route: 'general' },
  ])('a table and route that do not belong together: $table $route', async (place) => {
    const answer = await send(endpoints.images.addMany, { id: propertyId, ...place }, [png], { as: owner })
    expect(answer.status).toBe(422)
  })
})

describe('photos of a property, room or post', () => {
  it('are limited to the cover and five others, even in concurrent uploads, and the first one becomes the cover', async () => {
    const id = await freshProperty()
    const form = { id, table: 'location', route: 'locations' }
    let width = 20
    const photos = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          blank((width += 1), 20)
            .png()
            .toBuffer(),
        ),
      )
    const addAll = (files: Buffer[]) => send(endpoints.images.addMany, form, files, { as: owner })
    const many = async (count: number) => addAll(await photos(count))
    const first = await many(3)
    expect(first.status).toBe(201)
    const key = `/files/pictures/locations/${id}/`
    expect(first.body.images[0].image.startsWith(key)).toBe(true)
    const statuses = (await Promise.all([many(3), many(3)])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 422]))
    expect((await many(1)).body.message).toBe('Caben la portada y cinco fotos más')
    const rows = await app.db.select().from(images).where(eq(images.propertyId, id)).orderBy(images.position)
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5])
    const { body } = await app.call(endpoints.locations.detail, { params: { id } })
    expect(body.image).toBe(first.body.images[0].image)
  })

  it('are counted apart for their owner and the office', async () => {
    const id = await freshProperty()
    const form = { id, table: 'location', route: 'locations' }
    let width = 60
    const addAs = async (as: string, count: number) => {
      const files = await Promise.all(
        Array.from({ length: count }, () =>
          blank((width += 1), 20)
            .png()
            .toBuffer(),
        ),
      )
      return (await send(endpoints.images.addMany, form, files, { as })).status
    }
    // The first photo, which becomes the cover, is the owner's, and five fit next to it whatever the inspector adds.
    expect(await addAs(owner, 1)).toBe(201)
    expect(await addAs(admin, 5)).toBe(201)
    expect(await addAs(admin, 1)).toBe(422)
    expect(await addAs(owner, 5)).toBe(201)
    expect(await addAs(owner, 1)).toBe(422)
    const { body } = await app.call(endpoints.ownLocations.one, { params: { id } }, { as: { id: owner } })
    expect(body.imagesLocation.map(({ byOffice = false }) => byOffice)).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
      ...Array.from({ length: 5 }, () => false),
    ])
    const shown = await app.call(endpoints.locations.detail, { params: { id } })
    expect(JSON.stringify(shown.body)).not.toContain('byOffice')
  })

  it('are added once when an upload is repeated, even to a property that is full by then', async () => {
    const id = await freshProperty()
    const form = { id, table: 'location', route: 'locations' }
    const photos = await Promise.all([21, 22, 23, 24, 25].map((width) => blank(width, 20).png().toBuffer()))
    const addAll = (files: Buffer[]) => send(endpoints.images.addMany, form, files, { as: owner })
    await addAll(photos.slice(0, 4))
    const answers = await Promise.all([addAll(photos.slice(4)), addAll(photos.slice(4))])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]!.body.images[0].id).toBe(answers[1]!.body.images[0].id)
    expect(await app.db.$count(images, eq(images.propertyId, id))).toBe(5)
  })

  it('are deleted by their owner and hidden by admins', async () => {
    const id = await freshProperty()
    const { body: photo } = await add([png], owner, id)
    const params = { id: photo.id as string }
    const stranger = (await makeOwner(app.db)).id
    expect((await app.call(endpoints.images.remove, { params }, { as: stranger })).status).toBe(404)
    const hide = { params, body: { isVisible: false } }
    expect((await app.call(endpoints.adminRooms.setImageVisible, hide, { as: owner })).status).toBe(403)
    expect((await app.call(endpoints.adminRooms.setImageVisible, hide, { as: admin })).body.isVisible).toBe(
      false,
    )
    expect((await app.call(endpoints.images.remove, { params }, { as: owner })).status).toBe(200)
    expect((await app.call(endpoints.images.remove, { params }, { as: owner })).status).toBe(404)
    const [property] = await app.db.select().from(properties).where(eq(properties.id, id))
    expect(property!.image).toBeNull()
  })

  it('are shown only to their owner and admins while they are hidden, as covers too', async () => {
    const id = await freshProperty()
    const form = { id, table: 'location', route: 'locations' }
    const other = await blank(500, 400).png().toBuffer()
    const { body: added } = await send(endpoints.images.addMany, form, [png, other], { as: owner })
    const [cover, next] = added.images as { id: string; image: string; imageVariants: { url: string }[] }[]
    const statusOf = async (url: string) =>
      (await app.server.inject({ url, headers: { 'if-none-match': '*' } })).statusCode
    const show = (isVisible: boolean) =>
      app.call(
        endpoints.adminRooms.setImageVisible,
        { params: { id: cover!.id }, body: { isVisible } },
        { as: admin },
      )
    expect(await statusOf(cover!.image)).toBe(200)

    const { body: hidden } = await show(false)
    expect(await statusOf(cover!.image)).toBe(404)
    expect(await statusOf(cover!.imageVariants[0]!.url)).toBe(404)
    const { body: shown } = await app.call(endpoints.locations.detail, { params: { id } })
    expect(shown.image).toBe(next!.image)
    expect(await statusOf(next!.image)).toBe(200)
    const { body: own } = await app.call(endpoints.owner.locations, { params: { id: owner } }, { as: owner })
    const managed = own.locations.find((each) => each.id === id)!.imagesLocation
    for (const { image } of [hidden, managed.find((each) => each.id === cover!.id)!]) {
      const { statusCode, headers } = await app.server.inject({ url: image! })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
    const ticket = new URL(hidden.image!, 'https://site.example').searchParams.get('ticket')!
    for (const forged of ['', '9', `9${ticket}`, ticket.replace(/\..*/, '.x')])
      expect(await statusOf(`${cover!.image}?ticket=${forged}`)).toBe(404)
    app.clock.advance(2 * 86_400_000)
    expect(await statusOf(hidden.image!)).toBe(404)

    await show(true)
    expect(await statusOf(cover!.image)).toBe(200)

    await show(false)
    await app.call(endpoints.images.remove, { params: { id: cover!.id } }, { as: owner })
    await app.jobs.drain()
    expect(await statusOf(cover!.image)).toBe(404)
    expect(await statusOf(cover!.imageVariants[0]!.url)).toBe(404)
  })

  it('are no covers of the site while they are hidden', async () => {
    const id = await freshProperty()
    const { body: photo } = await add([png], owner, id)
    const setCover = (imageUrl: string) =>
      app.call(endpoints.adminSite.setCoverImage, { params: { id: 1 }, body: { imageUrl } }, { as: admin })
    const hide = () =>
      app.call(
        endpoints.adminRooms.setImageVisible,
        { params: { id: photo.id as string }, body: { isVisible: false } },
        { as: admin },
      )
    expect((await setCover(photo.image as string)).body.image).toBe(photo.image)

    await hide()

    expect((await app.call(endpoints.general.all)).body.general).toMatchObject([{ id: 1, image: null }])
    const { status, problem } = await setCover(photo.image as string)
    expect([status, problem?.fields?.[0]?.path]).toEqual([422, 'imageUrl'])
  })

  it('can’t be added by another user, nor to an unknown or trashed property', async () => {
    const tenant = (await makeUser(app.db)).id
    expect((await add([png], tenant)).status).toBe(404)
    expect((await add([png], owner, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const trashed = await makeProperty(app.db, { ownerId: owner, deletedAt: new Date() })
    expect((await add([png], owner, trashed.id)).status).toBe(404)
  })

  it('can be added to rooms and posts', async () => {
    const room = await makeRoom(app.db, propertyId)
    const [post] = await app.db
      .insert(publications)
      .values({ userId: owner, title: 'Taller', description: 'Hola' })
      .returning()
    for (const form of [
      { id: room.id, table: 'room', route: 'rooms' },
      { id: post!.id, table: 'publication', route: 'publications' },
    ]) {
      const answer = await send(endpoints.images.addMany, form, [png], { as: owner })
      expect(answer.status).toBe(201)
      expect(answer.body.images[0].image).toContain(`/pictures/${form.route}/${form.id}/`)
      const params = { id: answer.body.images[0].id as string }
      expect((await app.call(endpoints.images.remove, { params }, { as: owner })).status).toBe(200)
    }
  })
})

describe('an upload by an admin', () => {
  const upload = (fields: Record<string, string>, as = admin) =>
    send(endpoints.images.adminUpload, fields, [png], { as })

  it('authorises by the bearer only, whatever token and e-mail the form names', async () => {
    const form = { table: 'location', route: 'locations', id: await freshProperty() }
    const borrowed = { ...form, token: admin, userEmail: 'admin@metrolibre.example' }
    expect((await upload(borrowed, owner)).status).toBe(403)
    expect((await upload({ ...form, token: 'x', userEmail: 'y' })).status).toBe(201)
  })

  it('sets a team member’s picture and returns the URL of a cover', async () => {
    const [member] = await app.db.insert(teamMembers).values({ name: 'Ada', position: 'Prueba' }).returning()
    expect((await upload({ table: 'personal', route: 'personal', id: member!.id })).status).toBe(201)
    const [after] = await app.db.select().from(teamMembers).where(eq(teamMembers.id, member!.id))
    expect(after!.image).toContain(`pictures/personal/${member!.id}/`)
    expect((await upload({ table: 'general', route: 'general', id: '2' })).body).toMatchObject({ id: null })
    for (const id of ['9', '../1', owner])
      expect((await upload({ table: 'general', route: 'general', id })).status).toBe(404)
  })
})

describe('panoramas', () => {
  const wide = () => blank(4400, 2200).jpeg().toBuffer()
  const fields = () => ({ locationId: propertyId, name: 'Sala' })

  it('are stored wide enough to look around in, with the property’s coordinates by default', async () => {
    const { status, body } = await send(endpoints.images.add3d, fields(), [await wide()], { as: owner })
    expect(status).toBe(201)
    expect(body).toMatchObject({ location: propertyId, name: 'Sala', latitude: -33.45, longitude: -70.65 })
    expect(await sharp(await fileOf(body.image)).metadata()).toMatchObject({ width: 4096, height: 2048 })
    const change = { ...fields(), name: 'Patio', longitude: '-70.7' }
    const changed = await send(endpoints.images.update3d, change, [], { as: owner, id: body.id })
    expect(changed.body).toMatchObject({ id: body.id, name: 'Patio', image: body.image, longitude: -70.7 })
    const seen = await app.call(endpoints.locations.detail, { params: { id: propertyId } })
    expect(seen.body.images3D).toMatchObject([{ name: 'Patio', longitude: null, latitude: null }])
    const params = { id: body.id as string }
    expect((await app.call(endpoints.images.remove3d, { params }, { as: owner })).status).toBe(200)
  })

  it('are refused if they can’t be looked around in, and beyond ten of a property', async () => {
    const { id } = await makeProperty(app.db, { ownerId: owner, stage: 'published' })
    const add3d = (bytes: Buffer, name = 'Sala') =>
      send(endpoints.images.add3d, { locationId: id, name }, [{ bytes, name: 'sala.jpg' }], { as: owner })
    const flat = await add3d(png)
    expect([flat.status, flat.body.fields[0].code]).toEqual([415, 'validation.panorama_shape'])
    expect(flat.body.message).toContain('«sala.jpg» no mide el doble de ancho que de alto')
    const round = await blank(40, 20).jpeg().toBuffer()
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="cylindrical"/></r:RDF></x:xmpmeta>`
    const cylinder = await add3d(await sharp(round).withXmp(xmp).jpeg().toBuffer())
    expect(cylinder.body.fields[0].code).toBe('validation.panorama_projection')
    for (let count = 0; count < 9; count += 1) expect((await add3d(round, `Sala ${count}`)).status).toBe(201)
    const statuses = (await Promise.all([add3d(round), add3d(round, 'Patio')])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 422]))
    const [first] = (await app.call(endpoints.ownLocations.one, { params: { id } }, { as: owner })).body
      .images3D
    expect(await add3d(round, first!.name)).toMatchObject({ status: 201, body: { id: first!.id } })
    const noted = await app.call(endpoints.ownLocations.one, { params: { id } }, { as: owner })
    expect(noted.body.changedSinceVisit).toEqual([{ field: 'images3D', at: app.clock.now().toISOString() }])
    await add([png], owner, id)
    const both = await app.call(endpoints.ownLocations.one, { params: { id } }, { as: owner })
    expect(both.body.changedSinceVisit.map(({ field }) => field).toSorted()).toEqual(['images', 'images3D'])
    const other = await makeProperty(app.db, { ownerId: owner, stage: 'published' })
    const room = await makeRoom(app.db, other.id)
    await send(endpoints.images.addMany, { id: room.id, table: 'room', route: 'rooms' }, [png], { as: owner })
    const ofRoom = await app.call(endpoints.ownLocations.one, { params: { id: other.id } }, { as: owner })
    expect(ofRoom.body.changedSinceVisit.map(({ field }) => field)).toEqual(['images'])
  })

  it('need a picture and a property of the user', async () => {
    expect((await send(endpoints.images.add3d, fields(), [], { as: owner })).body.message).toBe(
      'Selecciona una imagen',
    )
    const other = (await makeOwner(app.db)).id
    expect((await send(endpoints.images.add3d, fields(), [png], { as: other })).status).toBe(404)
  })
})

it('limits uploads before it reads them, until the next window begins', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const { id } = await makeUser(limited.db)
  const ask = () =>
    limited.server.inject({ method: 'POST', url: '/api/images', headers: { authorization: `Bearer ${id}` } })
  const statuses = new Set<number>()
  for (let count = 0; count < 60; count += 1) statuses.add((await ask()).statusCode)
  expect([...statuses]).toEqual([415])
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await limited.close()
})

it('keeps no picture of an owner whose account is erased while the picture is read', async () => {
  const person = await makeOwner(app.db)
  const { id } = await makeProperty(app.db, { ownerId: person.id })
  const { result } = await holdBack(app, {
    lock: (tx) => tx`select from users where id = ${person.id} for update`,
    work: () => add([png], person.id, id),
    meanwhile: (tx) => tx`update users set erased_at = now() where id = ${person.id}`,
  })
  expect(result).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect(await app.sql`select from files where owner_id = ${person.id}`).toEqual([])
  expect(await app.sql`select from images where property_id = ${id}`).toEqual([])
})
