const inFull: Record<string, string> = {
  'abbr.': 'abbreviation',
  'esp.': 'especially',
  'oft.': 'often',
  'orig.': 'originally',
  'usu.': 'usually',
}

/** JMdict's notes are short, for a page of paper: "oft. as で～". */
export function spellOut(note: string): string {
  return note.replace(/\b(?:abbr|esp|oft|orig|usu)\./g, (short) => inFull[short] ?? short)
}
