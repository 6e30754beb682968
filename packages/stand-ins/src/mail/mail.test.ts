import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, startForTest } from '../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await startForTest()
})
afterAll(() => running.end())

const send = (subject: string, to: string, extra: object = {}) =>
  createTransport(running.smtpUrl).sendMail({
    from: 'Metrolibre <hola@metrolibre.example>',
    to,
    subject,
    text: 'Hola',
    ...extra,
  })

const json = async (path: string) =>
  (await fetch(`${running.url}${path}`)).json() as Promise<Record<string, unknown>>
const page = async (path: string) => (await fetch(`${running.url}${path}`)).text()

test('messages are listed newest first, can be filtered by recipient and survive a restart', async () => {
  await send('Uno', 'luz@example.com')
  await send('Dos', 'Eva@example.com')
  expect(await json('/mail/messages?limit=2')).toMatchObject({
    messages: [{ subject: 'Dos', to: ['eva@example.com'] }, { subject: 'Uno' }],
  })
  running = await running.restart()
  const { messages } = (await json('/mail/messages?to=LUZ@example.com')) as {
    messages: { subject: string }[]
  }
  expect(messages.map(({ subject }) => subject)).toEqual(['Uno'])
})

test('the page shows the list, the message in a sandboxed frame, pictures and attachments', async () => {
  const attachments = [
    { filename: 'contrato ñ.pdf', content: Buffer.from('%PDF-') },
    { filename: 'logo.png', cid: 'logo', content: Buffer.from('89504e47', 'hex') },
  ]
  const html = '<a href="https://metrolibre.example/x">Ver</a><img src="cid:logo"><script>alert(1)</script>'
  await send('Reserva <b>confirmada</b>', 'ana@example.com', { html, attachments })
  expect(await page('/mail')).toContain('Reserva &lt;b&gt;confirmada&lt;/b&gt;')
  const { messages } = (await json('/mail/messages?limit=1')) as { messages: { id: string }[] }
  const id = messages[0]!.id
  const opened = await page(`/mail/${id}`)
  expect(opened).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const content = await fetch(`${running.url}/mail/${id}/content`)
  expect(content.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  const body = await content.text()
  expect(body).toContain('<base target="_blank">')
  const [, picture = ''] = /src="(\/mail\/[^"]+)"/.exec(body) ?? []
  expect((await fetch(running.url + picture)).headers.get('content-type')).toBe('image/png')
  const file = await fetch(running.url + /\/mail\/\w+\/attachments\/\d/.exec(opened)![0])
  expect(file.headers.get('content-disposition')).toContain(
    "attachment; filename*=UTF-8''contrato%20%C3%B1.pdf",
  )
  expect(await json(`/mail/messages/${id}`)).toMatchObject({
    text: 'Hola\n',
    attachments: expect.arrayContaining([expect.objectContaining({ filename: 'contrato ñ.pdf' })]) as unknown,
  })
})

test('a plain message has clickable links and no other markup', async () => {
  await send('Texto', 'ana@example.com', { text: 'Mira https://metrolibre.example/r?a=1&b=2 <script>' })
  const { messages } = (await json('/mail/messages?limit=1')) as { messages: { id: string }[] }
  const body = await page(`/mail/${messages[0]!.id}/content`)
  expect(body).toContain('<a href="https://metrolibre.example/r?a=1&amp;b=2" rel="noopener">')
  expect(body).not.toContain('<script>')
})

test('unknown messages are not found, and the mailbox can be emptied', async () => {
  expect((await fetch(`${running.url}/mail/none`)).status).toBe(404)
  await fetch(`${running.url}/mail/messages`, { method: 'DELETE' })
  expect(await page('/mail')).toContain('Todavía no llegó ningún correo')
})
