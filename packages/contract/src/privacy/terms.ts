/** The version of the terms of use and the privacy policy that people agree to when they register. */
export const termsVersion = '2026-11'
