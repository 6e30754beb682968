/**
 * Cancels pictures of a remote that are still loading: each may occupy a connection that the retry needs.
 * They are on a page that has just failed and is being replaced by the error panel.
 */
export function dropPictures(remoteName: string): void {
  for (const picture of document.images)
    if (!picture.complete && new URL(picture.src, location.href).pathname.startsWith(`/r/${remoteName}/`))
      for (const attribute of ['srcset', 'src']) picture.removeAttribute(attribute)
}
