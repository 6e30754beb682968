import { postCategories, PublicationInput } from '@metrolibre/contract'
import { picklist, strictObject } from 'valibot'

/** What the form of a post requires: what the contract does, and a category. */
export const PostSchema = strictObject({
  ...PublicationInput.entries,
  category: picklist(postCategories, 'validation.required'),
})
