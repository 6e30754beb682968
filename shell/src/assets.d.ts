/** The address that the bundler gives to a picture. */
declare module '*.svg' {
  const href: string
  export default href
}
