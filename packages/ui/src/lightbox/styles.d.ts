/** The text of a style sheet, as a string. */
declare module '*.css?raw' {
  const text: string
  export default text
}
