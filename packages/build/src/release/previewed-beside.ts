interface Named {
  readonly app: string
  readonly version: string
}

/**
 * Reads the versions of other apps that a preview shows as well: `mfe-owners@20260101T000000Z-aaaaaaaaaa`, separated by
 * commas. They have been pushed before, perhaps by another team.
 * @throws Error with one sentence when an entry has not that form
 */
export const previewedBeside = (list: string | undefined): Named[] =>
  (list ?? '').split(',').flatMap((entry) => {
    const wanted = entry.trim()
    if (wanted === '') return []
    const [app, version, ...more] = wanted.split('@')
    if (!app || !version || more.length > 0)
      throw new Error(
        `“${wanted}” does not name a version of another app: write mfe-owners@<version>, as release list shows it.`,
      )
    return [{ app, version }]
  })
