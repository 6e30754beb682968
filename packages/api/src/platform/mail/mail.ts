import type { Locale } from '@metrolibre/contract'

/** The contents of a mail in the recipient's language. The layout is the same for all mails. */
export interface MailContent {
  subject: string
  /** The line that inboxes show after the subject. */
  preview: string
  title: string
  lead: string
  /** A user's own text, with its line breaks. */
  message?: string
  /** Facts as pairs of label and value. */
  rows?: ReadonlyArray<readonly [label: string, value: string]>
  action?: { label: string; url: string }
  /** A secondary link. */
  more?: { label: string; url: string }
  /** Small print at the end. */
  note?: string
}

/** A mail to send. Attachments are named by their key in the storage and read when it is sent. */
export interface Mail {
  to: string
  /** Receives the replies, if that is not the sender. */
  replyTo?: string
  locale: Locale
  content: MailContent
  attachments?: ReadonlyArray<{ key: string; fileName: string; contentType: string }>
}
