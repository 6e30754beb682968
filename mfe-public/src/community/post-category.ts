import { PostCategory } from '@metrolibre/contract'
import { is } from 'valibot'

/** Returns the category of posts in an address; none where it names no known one. */
export const categoryIn = (query: URLSearchParams): PostCategory | undefined => {
  const named = query.get('category')
  return is(PostCategory, named) ? named : undefined
}
