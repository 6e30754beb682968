import * as v from 'valibot'

/** An answer that only carries a text to show, in the language of the request. */
export const Message = v.object({ message: v.string() })

/** An answer that only names what was made. */
export const Created = v.object({ id: v.string() })
