/** The URL that the bundler gives to a picture, a film or its captions. */
declare module '*.svg' {
  const href: string
  export default href
}
declare module '*.webp' {
  const href: string
  export default href
}
declare module '*.mp4' {
  const href: string
  export default href
}
declare module '*.webm' {
  const href: string
  export default href
}
declare module '*.vtt' {
  const href: string
  export default href
}
