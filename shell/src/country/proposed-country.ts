/** Whether the clock of this browser, or elsewhere the first of our countries that its languages name, says Perú. */
export const isInPeru = (
  zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: readonly string[] = navigator.languages,
): boolean =>
  zone === 'America/Lima' ||
  (!/Santiago|Punta_A|Coyhaique|Easter/.test(zone) &&
    /PE$/i.test(languages.find((language) => /-(CL|PE)$/i.test(language)) ?? ''))
