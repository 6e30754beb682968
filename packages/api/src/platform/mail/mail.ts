import type { Locale } from '@metrolibre/contract'

/** What a mail says, already in the reader's language; the layout is the same for all. */
export interface MailContent {
  subject: string
  /** The line that inboxes show behind the subject. */
  preview: string
  title: string
  lead: string
  /** What somebody wrote, with its line breaks. */
  message?: string
  /** Facts as label and value. */
  rows?: ReadonlyArray<readonly [label: string, value: string]>
  action?: { label: string; url: string }
  /** A second way on, less loud. */
  more?: { label: string; url: string }
  /** Small print below. */
  note?: string
}

/** A mail on its way. Attachments are named by their key in the storage and read when it leaves. */
export interface Mail {
  to: string
  /** Who gets the answer, where that is not the sender. */
  replyTo?: string
  locale: Locale
  content: MailContent
  attachments?: ReadonlyArray<{ key: string; fileName: string; contentType: string }>
}
