import type { Locale } from '@metrolibre/contract'
import type { Appointment } from './appointment.ts'

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** Returns the secondary links of a mail. */
export const moreLinks = ({ more = [] }: MailContent): readonly MailLink[] => [more].flat()

/** The contents of a mail in the recipient's language. The layout is the same for all mails. */
export interface MailContent {
  subject: string
  /** The line that inboxes show after the subject. */
  preview: string
  title: string
  lead: string
  /** A user's own text, with its line breaks. */
  message?: string
  /** A picture above the title, with its text for those who don't see it. */
  picture?: { url: string; alt: string }
  /** The parts of a stay in their order, as marks on a measuring tape: a period and what it costs. */
  tape?: ReadonlyArray<readonly [label: string, value: string]>
  /** Facts as pairs of label and value. */
  rows?: ReadonlyArray<readonly [label: string, value: string]>
  action?: { label: string; url: string }
  /** What the list of attached files is called. Files are listed by name and size if there is a title. */
  filesTitle?: string
  /** Secondary links. */
  more?: MailLink | readonly MailLink[]
  /** Small print at the end. */
  note?: string
}

/** A mail to send. Attachments are named by their key in the storage and read when it is sent. */
export interface Mail {
  to: string
  /**
   * Receives the replies, if that is not the sender. Never an address that a stranger typed: not every absence notice
   * respects the headers that ask it to keep still.
   */
  replyTo?: string
  locale: Locale
  content: MailContent
  /** The address to which a mail program posts to end such mails, without a login (RFC 8058). */
  unsubscribe?: string
  /** What the recipient's mail program does in the calendar. */
  appointment?: Appointment | undefined
  attachments?: ReadonlyArray<{ key: string; fileName: string; contentType: string }>
}
