/** A stored file and its name in the archive. */
export interface OwnFile {
  readonly key: string
  readonly name: string
}

const extension = /\.([a-z0-9]{1,5})$/i

/**
 * Returns a list of files to which `add` appends one and returns its name in the archive, or null without a key. A
 * name consists of a folder, the id of a row and an extension: what users wrote is never part of a path.
 */
export function fileList() {
  const files: OwnFile[] = []
  const add = (
    folder: 'contracts' | 'documents' | 'photos',
    id: string,
    key: string | null,
    shownName?: string,
  ): string | null => {
    if (key === null) return null
    const [, ending = 'bin'] = extension.exec(shownName ?? key) ?? []
    const name = `files/${folder}/${id}.${ending.toLowerCase()}`
    files.push({ key, name })
    return name
  }
  return { files, add }
}

export type AddFile = ReturnType<typeof fileList>['add']
