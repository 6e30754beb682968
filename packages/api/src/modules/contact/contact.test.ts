import { endpoints } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHead, readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const team = `equipo-${randomUUID()}@metrolibre.example`

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { CONTACT_EMAIL: team } })
})
afterAll(() => app.close())

const write = (body: object) =>
  app.call(endpoints.contact.send, {
    body: { name: 'Elisa', email: 'elisa@people.example', message: '¿Hay bodegas?', ...body },
  })

describe('a message from the questions page', () => {
  it('reaches the team as plain text, whatever it contains', async () => {
    const message = '¿Aceptan <b>mascotas</b>? <script>alert(1)</script>'
    const { body } = await write({ message })
    expect(body.message).toContain('elisa@people.example')
    const [mail] = await readInbox(app, team)
    expect(mail?.subject).toBe('Mensaje de Elisa')
    expect(mail?.text).toContain(message)
    expect(mail?.html).not.toContain('<script>')
  })

  it('is answered from its button: no absence notice reaches the address that its writer typed', async () => {
    const email = `otra+${randomUUID()}@people.example`
    await write({ email })
    const mail = (await readInbox(app, team)).find(({ text }) => text.includes(email))!
    const head = await readHead(app, mail)
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/im)
    expect(head).toMatch(/^X-Auto-Response-Suppress: All$/im)
    expect(head).not.toContain(email)
    expect(mail.text).toContain(`mailto:${email.replace('+', '%2B')}?subject=`)
  })

  it('is dropped when a bot filled in the hidden field', async () => {
    const before = await readInbox(app, team)
    expect((await write({ website: 'https://spam.example' })).status).toBe(200)
    expect(await readInbox(app, team)).toHaveLength(before.length)
  })

  it('is refused with the missing fields, or with an invalid captcha', async () => {
    const { problem } = await write({ name: ' ', message: '' })
    expect(problem?.fields?.map(({ path }) => path)).toEqual(['name', 'message'])
    expect((await write({ recaptchaToken: 'nonsense' })).problem?.code).toBe('captcha_failed')
  })
})

it('sends a recommended place to the team with a reference, and drops that of a bot', async () => {
  const refer = (body: object) =>
    app.call(endpoints.contact.refer, {
      body: { name: 'Elisa', email: 'elisa@people.example', place: 'Galpón cerrado en Lampa', ...body },
    })
  const { body } = await refer({ owner: 'Rosa, 600 000 000', message: 'La dueña sabe' })
  expect(body.message).toContain(body.reference)
  const [mail] = await readInbox(app, team)
  expect(mail?.subject).toBe(`Recomendación ${body.reference} de Elisa`)
  for (const part of ['Galpón cerrado en Lampa', 'La dueña sabe', 'elisa@people.example'])
    expect(mail?.text).toContain(part)
  const before = await readInbox(app, team)
  expect((await refer({ website: 'https://spam.example' })).body.reference).toMatch(/^R-/)
  expect(await readInbox(app, team)).toHaveLength(before.length)
  expect((await refer({ place: ' ' })).problem?.fields?.map(({ path }) => path)).toEqual(['place'])
})
