/**
 * Written forms that stay out of the core, though the lists call them common: most of what is
 * counted are family names that are written alike (上田), and a few are no words to begin with.
 */
export const unwantedWords: ReadonlySet<string> = new Set([
  ...[
    '上田',
    '山川',
    '水上',
    '藤本',
    '筒井',
    '稲田',
    '荒木',
    '桑原',
    '桑田',
    '米倉',
    '上越',
    '白菊',
  ],
  ...['弁慶', '童貞', '性癖', '売国奴', '絞首刑', '野郎'],
])
