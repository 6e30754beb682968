import type { AppContext } from '../platform/context.ts'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  attachments: Array<{ filename: string | null; mimeType: string; bytes: number }>
}

/** Does what is due and gives the mails that reached an address, newest first. */
export async function readInbox(app: AppContext, to: string): Promise<ReceivedMail[]> {
  await app.jobs.drain()
  // Once more, for the mails that jobs of the first round left.
  await app.jobs.drain()
  const base = app.config.STRIPE_API_URL
  const list = await fetch(`${base}/mail/messages?to=${encodeURIComponent(to.toLowerCase())}`)
  const { messages } = (await list.json()) as { messages: Array<{ id: string }> }
  return Promise.all(
    messages.map(
      async ({ id }) => (await (await fetch(`${base}/mail/messages/${id}`)).json()) as ReceivedMail,
    ),
  )
}

/** The newest mail of this subject: several that one call sent arrive in no order. */
export const findMail = async (app: AppContext, to: string, subject: string) =>
  (await readInbox(app, to)).find((mail) => mail.subject === subject)
