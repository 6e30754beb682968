const quoted = (item: string): string => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const arrayType = (oid: number) => ({
  to: oid,
  from: [oid],
  // An array column has been serialised by the schema already and arrives as text; everything else arrives as
  // a list.
  serialize: (items: readonly string[] | string): string =>
    typeof items === 'string' ? items : `{${items.map(quoted).join(',')}}`,
  // An array column is parsed by the schema, which expects the text.
  parse: (text: string): string => text,
})

/**
 * The array types in use. They are defined here because the driver's own query for them leaves an unhandled
 * rejection, which ends the process, when the connection is lost at that moment.
 */
export const arrayTypes = { texts: arrayType(1009), uuids: arrayType(2951) }
