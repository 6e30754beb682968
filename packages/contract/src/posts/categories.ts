import * as v from 'valibot'

/** What the businesses of the community are about: what is made, eaten, performed or done for others. */
export const postCategories = ['crafts', 'food', 'arts', 'services'] as const
export const PostCategory = v.picklist(postCategories)
export type PostCategory = v.InferOutput<typeof PostCategory>
