const quoted = (item: string): string => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const arrayType = (oid: number) => ({
  to: oid,
  from: [oid],
  // Columns of arrays are written by the schema, which hands over the text; everything else hands over a list.
  serialize: (items: readonly string[] | string): string =>
    typeof items === 'string' ? items : `{${items.map(quoted).join(',')}}`,
  // Columns of arrays are read by the schema, which takes the text.
  parse: (text: string): string => text,
})

/**
 * The array types we send, named here because the driver's own way of asking the server for them leaves a
 * rejection unhandled, and so ends the process, when the connection is cut in that moment.
 */
export const arrayTypes = { texts: arrayType(1009), uuids: arrayType(2951) }
