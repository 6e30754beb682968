interface Part {
  name: string
  value: string
  type?: string
  fileName?: string
  /** Sends the name of the file encoded, as RFC 5987 has it. */
  star?: boolean
}

const boundary = 'metrolibre-boundary'

const dispositionOf = ({ name, fileName, star }: Part): string =>
  `form-data; name="${name}"` +
  (fileName === undefined ? '' : star ? `; filename*=UTF-8''${fileName}` : `; filename="${fileName}"`)

/** Writes a multipart form byte by byte, because the browser's own class corrects what is tried here. */
export const formOfFields = (parts: readonly Part[]) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: [
    ...parts.map((part) =>
      [
        `--${boundary}`,
        `content-disposition: ${dispositionOf(part)}`,
        ...(part.type ? [`content-type: ${part.type}`] : []),
        '',
        part.value,
      ].join('\r\n'),
    ),
    `--${boundary}--`,
    '',
  ].join('\r\n'),
})
