import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicationImages, publications } from '../../platform/db/schema/community.ts'
import { makeUser } from '../../testing/factories.ts'
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
  expect(body.publications.map(({ title }) => title)).toEqual(['A la vista'])
  expect(body.publications[0]).toMatchObject({ user: { id: author.id, firstName: 'Abril' } })
  expect(body.publications[0]!.imagesPublication).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain('Secreta')
})
