import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, startForTest } from '../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await startForTest()
})
afterAll(() => running.end())

const join = async (email_address: string, key = 'any') => {
  const answer = await fetch(`${running.url}/newsletter/3.0/lists/main/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ email_address, status: 'subscribed' }),
  })
  return { status: answer.status, ...((await answer.json()) as object) }
}

test('a member joins once, and wrong addresses and failures are distinguished', async () => {
  expect(await join('Ana@example.com')).toMatchObject({
    status: 'subscribed',
    email_address: 'Ana@example.com',
  })
  expect(await join('ana@example.com')).toMatchObject({ status: 400, title: 'Member Exists' })
  expect(await join('nobody')).toMatchObject({ status: 400, title: 'Invalid Resource' })
  expect(await join('failure@example.com')).toMatchObject({ status: 500, title: 'Internal Server Error' })
})

test.each([
  ['fake@example.com', 'Invalid Resource', /looks fake or invalid/],
  ['busy@example.com', 'Invalid Resource', /signed up to a lot of lists/],
  ['left@example.com', 'Member In Compliance State', /compliance state/],
  ['forgotten@example.com', 'Forgotten Email Not Subscribed', /permanently deleted/],
])('%s is refused like at the real service', async (email, title, detail) => {
  expect(await join(email)).toMatchObject({
    status: 400,
    title,
    detail: expect.stringMatching(detail) as string,
  })
})

test('an unknown call, an invalid body and an injected limit give problem documents too', async () => {
  const ask = async (path: string, body: string) => {
    const answer = await fetch(`${running.url}/newsletter/3.0${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
      body,
    })
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  expect(await ask('/nowhere', '{}')).toMatchObject({ status: 404, title: 'Resource Not Found' })
  expect(await ask('/lists/main/members', '{')).toMatchObject({ status: 400, title: 'JSON Parse Error' })
  await running.admin('/faults', { effect: 'error', path: '/newsletter/', status: 429 })
  expect(await ask('/lists/main/members', '{}')).toMatchObject({ status: 429, title: 'Too Many Requests' })
})

test('a caller without a key is refused', async () => {
  expect(await join('sin-clave@example.com', '')).toMatchObject({ status: 401, title: 'API Key Invalid' })
})

test('the form endpoint answers as JSON, with a callback, and to a plain form', async () => {
  const url = `${running.url}/newsletter/subscribe/post-json?EMAIL=eva@example.com`
  expect(await (await fetch(url)).json()).toMatchObject({ result: 'success' })
  expect(await (await fetch(`${url}&c=cb`)).text()).toMatch(/^cb\(\{"result":"error"/)
  expect((await fetch(`${url}&c=alert(1)//`)).status).toBe(400)
  const body = new URLSearchParams({ EMAIL: 'leo@example.com' })
  const answer = await fetch(`${running.url}/newsletter/subscribe/post`, { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ result: 'success' })
})
