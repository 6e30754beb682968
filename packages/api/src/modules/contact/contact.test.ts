import { endpoints } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInbox } from '../../testing/inbox.ts'
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

describe('the message of the questions page', () => {
  it('reaches the team as plain text, whatever it holds', async () => {
    const message = '¿Aceptan <b>mascotas</b>? <script>alert(1)</script>'
    const { body } = await write({ message })
    expect(body.message).toContain('elisa@people.example')
    const [mail] = await readInbox(app, team)
    expect(mail?.subject).toBe('Mensaje de Elisa')
    expect(mail?.text).toContain(message)
    expect(mail?.html).not.toContain('<script>')
  })

  it('goes nowhere when a robot filled the trap', async () => {
    const before = await readInbox(app, team)
    expect((await write({ website: 'https://spam.example' })).status).toBe(200)
    expect(await readInbox(app, team)).toHaveLength(before.length)
  })

  it('names the fields that are missing, and refuses a made-up captcha', async () => {
    const { problem } = await write({ name: ' ', message: '' })
    expect(problem?.fields?.map(({ path }) => path)).toEqual(['name', 'message'])
    expect((await write({ recaptchaToken: 'nonsense' })).problem?.code).toBe('captcha_failed')
  })
})
