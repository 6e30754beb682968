/** A style sheet of the entry; pages carry it inside. */
declare module '*.css'
