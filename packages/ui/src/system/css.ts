/** Marks a template as CSS for editors; the text is left as it is. */
export const css = String.raw
