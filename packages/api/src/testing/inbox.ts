import type { AppContext } from '../platform/context.ts'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  attachments: Array<{ filename: string | null; mimeType: string; bytes: number }>
}

/** Runs the jobs that are due and returns the mails to an address, newest first. */
export async function readInbox(app: AppContext, to: string): Promise<ReceivedMail[]> {
  await app.jobs.drain()
  // Once more, for the mails that the jobs of the first round queued.
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

/** Finds the newest mail with this subject. Several mails of one call arrive in any order. */
export const findMail = async (app: AppContext, to: string, subject: string) =>
  (await readInbox(app, to)).find((mail) => mail.subject === subject)
