/** Returns the template as it is. Editors highlight and formatters format a template with this name as CSS. */
export const css = String.raw
