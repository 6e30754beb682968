/** A style sheet, which is bundled into the page's own. */
declare module '*.css'

/** The URL that the bundler gives to a film. */
declare module '*.webm' {
  const href: string
  export default href
}
