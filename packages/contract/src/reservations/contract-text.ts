import * as v from 'valibot'

/** What a contract says, in the reader's language, so that it is read on the screen. The document has both languages. */
export const ContractText = v.object({
  title: v.string(),
  /** The parties, and what is rented. */
  parts: v.array(
    v.object({
      title: v.string(),
      facts: v.array(v.object({ label: v.string(), value: v.string() })),
    }),
  ),
  total: v.string(),
  /** In order; documents number them from 1. */
  clauses: v.array(v.object({ title: v.string(), text: v.string() })),
})
export type ContractText = v.InferOutput<typeof ContractText>
