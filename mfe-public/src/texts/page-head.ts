import type { Head, HeadContext, TextName } from '@metrolibre/platform'
import { pageData, type PageKind } from './page-data.ts'

/** Appended to the name of each page in its title. */
const site = ' | Metrolibre'

type PageName =
  TextName<'mfe-public.head'> extends infer Name ? (Name extends `${infer Page}.title` ? Page : never) : never

/**
 * Returns title, description and structured data of an informational page; its texts are in the remote's own
 * catalogue.
 */
export const textPageHead =
  (page: PageName, kind: PageKind = 'WebPage') =>
  (context: HeadContext): Head => {
    const say = (name: 'title' | 'description') =>
      context.intl.formatMessage({ id: `mfe-public.head.${page}.${name}` })
    const [title, description] = [say('title'), say('description')]
    return {
      title,
      description,
      jsonLd: pageData({ kind, name: title.replace(site, ''), description }, context),
    }
  }
