import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { enqueue, type EnqueueOptions } from '../jobs/enqueue.ts'
import { defineJob } from '../jobs/job.ts'
import type { Mail } from './mail.ts'

const sendMail = defineJob<{ id: string; mail: Mail }>('send-mail', { maxAttempts: 12 })

/** Leaves a mail in the outbox of the caller's transaction. */
export const enqueueMail = (tx: Queryable, mail: Mail, options?: EnqueueOptions): Promise<void> =>
  enqueue(tx, sendMail, { id: randomUUID(), mail }, options)

/** Registers the job that hands mails to the SMTP server. */
export const registerMail = (app: AppContext): void =>
  app.jobs.handle(sendMail, ({ id, mail }) => app.mail.send(id, mail))
