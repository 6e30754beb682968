const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])
const ofPosts = /^\/api\/(publications|images)(\/|$)/
const isOfPosts = (key: string) => /^\S+ (\/en)?\/posts(\/|\?| |$)/.test(key)
const isAny = () => true

/**
 * Returns which stored pages a request outdates once it succeeded, as a condition on their keys: what an admin changes
 * may be on any page and may not be seen any more, what an author changes is on the pages of posts. Other pages follow
 * by themselves within a minute, and so do other instances.
 */
export function outdatedBy(method: string, url: string): ((key: string) => boolean) | undefined {
  if (!writes.has(method)) return undefined
  const [path = ''] = url.split('?')
  if (path.startsWith('/api/admin/')) return isAny
  return ofPosts.test(path) ? isOfPosts : undefined
}
