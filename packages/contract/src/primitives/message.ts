import * as v from 'valibot'

/** An answer with only a text to show, in the language of the request. */
export const Message = v.object({ message: v.string() })

/** An answer with only the id of the created row. */
export const Created = v.object({ id: v.string() })
