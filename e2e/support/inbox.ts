import { expect } from '@playwright/test'
import { platform } from './platform.ts'

interface Message {
  id: string
  subject: string
}

interface OpenedMessage extends Message {
  text: string
  attachments: { filename: string; mimeType: string; bytes: number }[]
}

const read = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${platform.standInsUrl}${path}`)).json()) as T

/** Waits for a message to somebody with a matching subject, and opens it. */
export async function awaitMail(to: string, subject: RegExp): Promise<OpenedMessage> {
  const query = new URLSearchParams({ to })
  let found: Message | undefined
  await expect(async () => {
    const { messages } = await read<{ messages: Message[] }>(`/mail/messages?${query}`)
    found = messages.find((message) => subject.test(message.subject))
    expect(found, `${to} got: ${messages.map((message) => message.subject).join(' | ')}`).toBeDefined()
  }).toPass({ timeout: 45_000 })
  return read<OpenedMessage>(`/mail/messages/${found!.id}`)
}
