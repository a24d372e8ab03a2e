/** Remarks of KANJIDIC2 on what the character is rather than means. */
const remark = /\bradical\b|\bcounter for\b|\bvariant of\b|\bkokuji\b|\(no\. ?\d+\)/i

/**
 * What a learner may type of a meaning as the sources write it: without what stands in
 * parentheses, and where a word stands there first also with it ("(female) student"). Empty where
 * nothing is left.
 */
export function cleanMeaning(text: string): string[] {
  const bare = tidy(removeBracketed(text))
  const isOpened = bare !== '' && /^\([a-z-]+\) /i.test(text)
  const opened = isOpened ? tidy(text.replaceAll(/[()]/g, ' ')) : ''
  return [...new Set([bare, opened])].filter((each) => each !== '')
}

/** The meanings of a kanji without remarks, unless there is nothing else. */
export function cleanKanjiMeanings(meanings: readonly string[]): string[] {
  const plain = meanings.filter((meaning) => !remark.test(meaning))
  const used = plain.length > 0 ? plain : meanings.map((each) => each.replace(remark, ''))
  return [...new Set(used.flatMap(cleanMeaning))]
}

const innermost = /\([^()[\]]*\)|\[[^()[\]]*\]/g

/** The text without what stands in brackets, those within others first: "dog (Canis (lupus))". */
function removeBracketed(text: string): string {
  const rest = text.replaceAll(innermost, ' ')
  return rest === text ? text.replaceAll(/[()[\]]/g, ' ') : removeBracketed(rest)
}

function tidy(text: string): string {
  return text
    .replaceAll('…', ' ')
    .replaceAll('...', ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;:!?])/g, '$1')
    .replace(/^[,;:\s]+/, '')
    .replace(/[,;:\s-]+$/, '')
}
