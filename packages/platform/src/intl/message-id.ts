/** Every id of a text; an app closes the set by declaring its own as `FormatjsIntl.Message` (`message-ids.d.ts`). */
export type MessageId = FormatjsIntl.Message extends { ids: infer Id extends string } ? Id : string

/** What goes on from the beginning of an id: with the ids `a.b.c` and `a.b.d`, `TextName<'a.b'>` is `'c' | 'd'`. */
export type TextName<Beginning extends string> = MessageId extends infer Id
  ? Id extends `${Beginning}.${infer Name}`
    ? Name
    : never
  : never

/** What ids that end like this begin with: with the id `a.b.title`, `TextBeginning<'title'>` is `'a.b'`. */
export type TextBeginning<Name extends string> = MessageId extends infer Id
  ? Id extends `${infer Beginning}.${Name}`
    ? Beginning
    : never
  : never
