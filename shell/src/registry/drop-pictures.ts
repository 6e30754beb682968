/**
 * Ends the loads of a remote's pictures that have not come: each may hold a connection that the next attempt needs. They
 * stood in a page that has just failed, and gives way to the panel that says so.
 */
export function dropPictures(remoteName: string): void {
  for (const picture of document.images)
    if (!picture.complete && new URL(picture.src, location.href).pathname.startsWith(`/r/${remoteName}/`))
      for (const attribute of ['srcset', 'src']) picture.removeAttribute(attribute)
}
