import { randomUUID } from 'node:crypto'
import type { Queryable } from '../db/client.ts'
import { enqueue, type EnqueueOptions } from '../jobs/enqueue.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'

const sendMail = defineJob<{ id: string; mail: Mail }>('send-mail', { maxAttempts: 12 })

/** Adds a mail to the outbox in the caller's transaction. */
export const enqueueMail = (tx: Queryable, mail: Mail, options?: EnqueueOptions): Promise<void> =>
  enqueue(tx, sendMail, { id: randomUUID(), mail }, options)

/** Registers the job that sends mails through the SMTP server. */
export const registerMail = ({ jobs, mail: mailer }: { jobs: Jobs; mail: Mailer }): void =>
  jobs.handle(sendMail, ({ id, mail }) => mailer.send(id, mail))
