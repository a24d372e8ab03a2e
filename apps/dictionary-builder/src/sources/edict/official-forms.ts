/**
 * Characters of the jōyō list of 2010 that EUC-JP cannot write, in which EDICT and KANJIDIC are
 * kept: each with the form that stands for it there, and its strokes.
 */
const officialForms = [
  { official: '剝', standIn: '剥', strokeCount: 10 },
  { official: '𠮟', standIn: '叱', strokeCount: 5 },
  { official: '塡', standIn: '填', strokeCount: 13 },
  { official: '頰', standIn: '頬', strokeCount: 16 },
] as const

type OfficialForm = (typeof officialForms)[number]

const byStandIn: ReadonlyMap<string, OfficialForm> = new Map(
  officialForms.map((form) => [form.standIn, form]),
)

const standIn = new RegExp(officialForms.map((form) => form.standIn).join('|'), 'gu')

/** The character of the jōyō list that this one stands for. */
export function findOfficialForm(literal: string): OfficialForm | undefined {
  return byStandIn.get(literal)
}

/** 剥く as the jōyō list writes it, 剝く; undefined where it is written so already. */
export function writeOfficially(text: string): string | undefined {
  const official = text.replace(standIn, (literal) => byStandIn.get(literal)?.official ?? literal)
  return official === text ? undefined : official
}
