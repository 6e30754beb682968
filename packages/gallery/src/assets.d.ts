/** A style sheet, which is bundled into the page's own. */
declare module '*.css'
