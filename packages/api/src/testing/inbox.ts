import type { AppContext } from '../platform/context.ts'

export interface ReceivedMail {
  id: string
  subject: string
  text: string
  html: string
  attachments: Array<{ filename: string | null; mimeType: string; bytes: number }>
}

/** Mail programs act on this part of a mail and list it nowhere. See `readAppointment`. */
const isAppointment = ({ filename, mimeType }: ReceivedMail['attachments'][number]): boolean =>
  filename === null && mimeType === 'text/calendar'

/** Runs the jobs that are due and returns the mails to an address, newest first. */
export async function readInbox(app: AppContext, to: string): Promise<ReceivedMail[]> {
  await app.jobs.drain()
  // Once more, for the mails that the jobs of the first round queued.
  await app.jobs.drain()
  const base = app.config.STRIPE_API_URL
  const list = await fetch(`${base}/mail/messages?to=${encodeURIComponent(to.toLowerCase())}`)
  const { messages } = (await list.json()) as { messages: Array<{ id: string }> }
  return Promise.all(
    messages.map(async ({ id }) => {
      const mail = (await (await fetch(`${base}/mail/messages/${id}`)).json()) as ReceivedMail
      return { ...mail, attachments: mail.attachments.filter((one) => !isAppointment(one)) }
    }),
  )
}

const readSource = async (app: AppContext, { id }: ReceivedMail): Promise<string> =>
  (await fetch(`${app.config.STRIPE_API_URL}/mail/${id}/source`)).text()

/**
 * Returns what a received mail has mail programs do in the calendar, by the names of its properties without parameters, and its
 * `type` as the head of that part says it. Undefined if the mail has no such part.
 */
export async function readAppointment(
  app: AppContext,
  mail: ReceivedMail,
): Promise<Record<string, string> | undefined> {
  const part =
    /\r?\ncontent-type: (text\/calendar[\s\S]*?)(\r?\n\S[\s\S]*?)?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(
      await readSource(app, mail),
    )
  if (!part) return undefined
  const lines = Buffer.from(part[3]!, 'base64').toString('utf8').replaceAll('\r\n ', '').split('\r\n')
  const read = (line: string) => [/^[A-Z]+/.exec(line)?.[0] ?? '', line.slice(line.indexOf(':') + 1)] as const
  // What stands in an alarm comes last and is not read.
  const own = lines.slice(0, lines.indexOf('BEGIN:VALARM') >>> 0)
  return { type: part[1]!.replaceAll(/\s+/g, ' '), ...Object.fromEntries(own.map(read)) }
}

/** Returns the head of a received mail as it was sent, one header per line. */
export async function readHead(app: AppContext, mail: ReceivedMail): Promise<string> {
  const source = await readSource(app, mail)
  return source.slice(0, source.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ')
}

/** Finds the newest mail with this subject. Several mails of one call arrive in any order. */
export const findMail = async (app: AppContext, to: string, subject: string) =>
  (await readInbox(app, to)).find((mail) => mail.subject === subject)
