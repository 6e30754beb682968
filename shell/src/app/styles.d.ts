/** A style sheet of the entry, which is inlined into pages. */
declare module '*.css'
