/** The metadata of a page for browsers, search engines and link previews. */
export interface Head {
  title: string
  description: string
  /** Path without the language segment, with the query parameters that belong to the page. Default: the page's path. */
  canonicalPath?: string
  /** Root-relative address of the image that link previews are made from. Default: the mark of the site. */
  image?: string
  /** What that image stands for, as link previews say it. Default: the title. */
  imageAlt?: string
  /** The largest image of the first view, preloaded before any script; in the dark mode another one, if there is one. */
  preloadImage?: { href: string; imageSrcSet?: string; imageSizes?: string; nightSrcSet?: string }
  /** schema.org objects. */
  jsonLd?: object[]
  robots?: string
  /** HTTP status of the page, for example 404 when the address names nothing. */
  status?: number
}
