/** What a page says about itself to browsers, search engines and link previews. */
export interface Head {
  title: string
  description: string
  /** Path without the language segment, with the query parameters that belong to the page. Default: the page's path. */
  canonicalPath?: string
  /** Absolute or root-relative address of the preview picture. */
  image?: string
  /** The largest picture of the first view, fetched before any script. */
  preloadImage?: { href: string; imageSrcSet?: string; imageSizes?: string }
  /** schema.org objects. */
  jsonLd?: object[]
  robots?: string
  /** Status of the HTML answer, for example 404 where the address names nothing. */
  status?: number
}
