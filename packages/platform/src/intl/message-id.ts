/**
 * The id of a message. An app narrows it to its own ids by declaring `FormatjsIntl.Message`
 * (`message-ids.d.ts`).
 */
export type MessageId = FormatjsIntl.Message extends { ids: infer Id extends string } ? Id : string

/**
 * The rest of all ids that start with `Beginning`: with the ids `a.b.c` and `a.b.d`, `TextName<'a.b'>` is
 * `'c' | 'd'`.
 */
export type TextName<Beginning extends string> = MessageId extends infer Id
  ? Id extends `${Beginning}.${infer Name}`
    ? Name
    : never
  : never

/** The prefix of all ids that end in `Name`: with the id `a.b.title`, `TextBeginning<'title'>` is `'a.b'`. */
export type TextBeginning<Name extends string> = MessageId extends infer Id
  ? Id extends `${infer Beginning}.${Name}`
    ? Beginning
    : never
  : never
