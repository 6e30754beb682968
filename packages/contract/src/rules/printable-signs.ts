/**
 * The signs that documents can print, as ranges of a regular expression: those of Noto Sans in the Latin, Greek and
 * Cyrillic scripts, and what all scripts share. Written by `fonts.test.ts` of the API.
 */
export const printableSigns: readonly string[] = [
  String.raw`\u{21}-\u{7e}\u{a1}-\u{ac}\u{ae}-\u{2e9}\u{2ec}-\u{34e}\u{350}-\u{377}\u{37a}-\u{37f}\u{384}-\u{38a}`,
  String.raw`\u{38c}\u{38e}-\u{3a1}\u{3a3}-\u{3e1}\u{3f0}-\u{52f}\u{951}-\u{954}\u{964}-\u{965}\u{10fb}`,
  String.raw`\u{1ab0}-\u{1ac0}\u{1ac5}\u{1ac7}-\u{1ace}\u{1c80}-\u{1c88}\u{1d00}-\u{1df9}\u{1dfb}-\u{1f15}`,
  String.raw`\u{1f18}-\u{1f1d}\u{1f20}-\u{1f45}\u{1f48}-\u{1f4d}\u{1f50}-\u{1f57}\u{1f59}\u{1f5b}\u{1f5d}`,
  String.raw`\u{1f5f}-\u{1f7d}\u{1f80}-\u{1fb4}\u{1fb6}-\u{1fc4}\u{1fc6}-\u{1fd3}\u{1fd6}-\u{1fdb}`,
  String.raw`\u{1fdd}-\u{1fef}\u{1ff2}-\u{1ff4}\u{1ff6}-\u{1ffe}\u{2010}-\u{2027}\u{2030}-\u{205e}`,
  String.raw`\u{2070}-\u{2071}\u{2074}-\u{208e}\u{2090}-\u{209c}\u{20a0}-\u{20c0}\u{20f0}\u{2100}-\u{215f}`,
  String.raw`\u{2183}-\u{2184}\u{2189}\u{2212}\u{25cc}\u{2c60}-\u{2c7f}\u{2de0}-\u{2e5d}\u{a640}-\u{a69f}`,
  String.raw`\u{a700}-\u{a7ca}\u{a7d0}-\u{a7d1}\u{a7d3}\u{a7d5}-\u{a7d9}\u{a7f2}-\u{a7ff}\u{a92e}`,
  String.raw`\u{ab30}-\u{ab6b}\u{fb00}-\u{fb06}\u{fe20}-\u{fe2f}\u{fffc}-\u{fffd}\u{10780}-\u{10785}`,
  String.raw`\u{10787}-\u{107b0}\u{107b2}-\u{107ba}\u{1df00}-\u{1df1e}`,
]
