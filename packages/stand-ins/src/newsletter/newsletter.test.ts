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

test('a member joins once; wrong addresses and failures are told apart', async () => {
  expect(await join('Ana@example.com')).toMatchObject({
    status: 'subscribed',
    email_address: 'Ana@example.com',
  })
  expect(await join('ana@example.com')).toMatchObject({ status: 400, title: 'Member Exists' })
  expect(await join('nobody')).toMatchObject({ status: 400, title: 'Invalid Resource' })
  expect(await join('failure@example.com')).toMatchObject({ status: 500, title: 'Internal Server Error' })
})

test('a caller without a key is refused', async () => {
  expect(await join('sin-clave@example.com', '')).toMatchObject({ status: 401, title: 'API Key Invalid' })
})

test('the form address answers as JSON, as a callback, and to a plain form', async () => {
  const url = `${running.url}/newsletter/subscribe/post-json?EMAIL=eva@example.com`
  expect(await (await fetch(url)).json()).toMatchObject({ result: 'success' })
  expect(await (await fetch(`${url}&c=cb`)).text()).toMatch(/^cb\(\{"result":"error"/)
  expect((await fetch(`${url}&c=alert(1)//`)).status).toBe(400)
  const body = new URLSearchParams({ EMAIL: 'leo@example.com' })
  const answer = await fetch(`${running.url}/newsletter/subscribe/post`, { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ result: 'success' })
})
