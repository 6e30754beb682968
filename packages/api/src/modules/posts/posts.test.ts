import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicationImages, publications } from '../../platform/db/schema/community.ts'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('shows verified posts of active users with only their first names and pictures', async () => {
  const author = await makeUser(app.db, { firstName: 'Abril', lastName: 'Secreta' })
  const gone = await makeUser(app.db, { isActive: false })
  const post = { userId: author.id, description: 'Vajilla de gres', isVerified: true }
  const [shown] = await app.db
    .insert(publications)
    .values([
      { ...post, title: 'A la vista' },
      { ...post, title: 'Sin verificar', isVerified: false },
      { ...post, title: 'Apagada', isActive: false },
      { ...post, title: 'En la papelera', deletedAt: new Date() },
      { ...post, title: 'De una cuenta cerrada', userId: gone.id },
    ])
    .returning()
  const image = { publicationId: shown!.id, image: 'public/none' }
  await app.db.insert(publicationImages).values([image, { ...image, isVisible: false }])
  const { body } = await app.call(endpoints.publications.verified)
  const own = body.publications.filter(({ user }) => [author.id, gone.id].includes(user.id))
  expect(own).toMatchObject([{ title: 'A la vista', user: { id: author.id, firstName: 'Abril' } }])
  expect(own[0]!.imagesPublication).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain('Secreta')
})

it('pages through verified posts and finds them by their words', async () => {
  const author = await makeUser(app.db)
  const post = { userId: author.id, description: 'Jabón de olivo', isVerified: true }
  const at = (day: number) => new Date(Date.UTC(2020, 0, day))
  // Two share the instant, so that the id has to decide.
  await app.db.insert(publications).values([
    { ...post, title: 'Espuma', createdAt: at(1) },
    { ...post, title: 'Ñandú', createdAt: at(2) },
    { ...post, title: 'Pompas', createdAt: at(2) },
  ])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { q: 'JABON', limit: 1, ...(cursor && { cursor }) }
    const { body } = await app.call(endpoints.publications.verified, { query })
    seen.push(...body.publications.map(({ title }) => title))
    cursor = body.nextCursor ?? undefined
  } while (cursor)
  expect(seen.toSorted()).toEqual(['Espuma', 'Pompas', 'Ñandú'])
  expect(seen.at(-1)).toBe('Espuma')
  const found = await app.call(endpoints.publications.verified, { query: { q: 'nandu olivo' } })
  expect(found.body).toMatchObject({ publications: [{ title: 'Ñandú' }], nextCursor: null })
  const forged = await app.call(endpoints.publications.verified, { query: { cursor: 'x' } })
  expect(forged.status).toBe(422)
})

/** Adds a picture to a post, as the form of a post does. */
async function addPicture(id: string, as: string): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, table: 'publication', route: 'publications' }))
    form.append(name, value)
  const png = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#2f9c8a' } })
    .png()
    .toBuffer()
  form.append('images', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'foto.png')
  const request = new Request('http://api', { method: 'POST', body: form })
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/images/multi',
    headers: { authorization: `Bearer ${as}`, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.statusCode
}

const words = { title: 'Taller Greda', description: 'Vajilla de gres', webSite: '', instagram: '' }
const input = { ...words, category: 'crafts' as const }

it('is seen by its author and admins alone while it waits, and waits again after a change or a new picture', async () => {
  const author = await makeUser(app.db)
  const admin = await makeAdmin(app.db)
  const stranger = await makeUser(app.db)
  const { body: made } = await app.call(endpoints.publications.create, { body: input }, { as: author })
  const params = { id: made.id }
  const read = async (as?: { id: string }) =>
    (await app.call(endpoints.publications.detail, { params }, { as })).status
  expect([await read(author), await read(admin), await read(stranger), await read()]).toEqual([
    200, 200, 404, 404,
  ])
  const again = await app.call(endpoints.publications.create, { body: input }, { as: author })
  expect(again.body.id).toBe(made.id)

  const verify = () =>
    app.db.update(publications).set({ isVerified: true }).where(eq(publications.id, made.id))
  await verify()
  expect([await read(stranger), await read()]).toEqual([200, 200])
  const change = (body: typeof input, as: { id: string }) =>
    app.call(endpoints.publications.update, { params, body }, { as })
  expect((await change(input, author)).body.isVerified).toBe(true)
  expect((await change({ ...input, title: 'Otro' }, admin)).status).toBe(404)
  expect((await change({ ...input, title: 'Otro' }, author)).body).toMatchObject({
    title: 'Otro',
    isVerified: false,
  })
  expect(await read()).toBe(404)

  await verify()
  expect(await addPicture(made.id, author.id)).toBe(201)
  expect(await read()).toBe(404)
  const { body: mine } = await app.call(endpoints.publications.mine, {}, { as: author })
  expect(mine.publications.map(({ id, imagesPublication }) => [id, imagesPublication.length])).toEqual([
    [made.id, 1],
  ])

  expect((await app.call(endpoints.publications.remove, { params }, { as: stranger })).status).toBe(404)
  expect((await app.call(endpoints.publications.remove, { params }, { as: author })).status).toBe(200)
  expect(await read(author)).toBe(404)
})

it('tells only its author and admins why it was refused, and needs a confirmed address', async () => {
  const author = await makeUser(app.db)
  const [post] = await app.db
    .insert(publications)
    .values({ ...words, userId: author.id, isVerified: true, refusal: 'Falta decir qué haces' })
    .returning()
  const params = { id: post!.id }
  const reason = async (as?: { id: string }) =>
    (await app.call(endpoints.publications.detail, { params }, { as })).body.refusal
  expect([await reason(author), await reason()]).toEqual(['Falta decir qué haces', null])
  const unconfirmed = await makeUser(app.db, { emailConfirmedAt: null })
  const { problem } = await app.call(endpoints.publications.create, { body: input }, { as: unconfirmed })
  expect(problem?.code).toBe('email_unconfirmed')
})

it('is found by its category, and counted with it', async () => {
  const author = await makeUser(app.db)
  const post = { userId: author.id, description: 'Pan', isVerified: true, category: 'food' as const }
  await app.db.insert(publications).values([
    { ...post, title: 'Horno' },
    { ...post, title: 'Masa', isVerified: false },
    { ...post, title: 'Vieja', category: null },
  ])
  const { body } = await app.call(endpoints.publications.verified, { query: { category: 'food' } })
  expect(body.publications.map(({ title }) => title)).toEqual(['Horno'])
  const { food, all } = (await app.call(endpoints.publications.counts)).body
  expect(food).toBe(1)
  const { body: every } = await app.call(endpoints.publications.verified)
  expect(all).toBe(every.publications.length)
})

it('keeps the language in which its words were written, until they are written anew', async () => {
  const author = await makeUser(app.db)
  const written = (lang: string) => ({ 'accept-language': lang })
  const make = { body: { ...input, title: 'Clay workshop' } }
  const { body: made } = await app.call(endpoints.publications.create, make, {
    as: author,
    headers: written('en'),
  })
  const change = async (title: string, webSite: string, lang: 'es' | 'en') => {
    const body = { ...input, title, webSite }
    const call = { params: { id: made.id }, body }
    return (await app.call(endpoints.publications.update, call, { as: author, headers: written(lang) })).body
      .lang
  }
  expect(await change('Clay workshop', 'https://greda.metrolibre.example', 'es')).toBe('en')
  expect(await change('Taller de greda', 'https://greda.metrolibre.example', 'es')).toBe('es')
})
