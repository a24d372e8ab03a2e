/** The faces the site is set in, all served by the site itself. */
export const typefaces = [
  {
    name: 'Noto Sans JP',
    use: 'Japanese text.',
    version: 'variable',
    date: null,
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org/open-font-license-official-text/',
    url: 'https://fonts.google.com/noto/specimen/Noto+Sans+JP',
    attribution: 'Copyright 2014–2021 Adobe, with Reserved Font Name “Source”.',
  },
  {
    name: 'Klee One',
    use: 'Large kanji, in the shapes a schoolbook teaches to write.',
    version: 'regular',
    date: null,
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org/open-font-license-official-text/',
    url: 'https://fonts.google.com/specimen/Klee+One',
    attribution: 'Copyright 2020 The Klee Project Authors (Fontworks).',
  },
  {
    name: 'Roboto',
    use: 'Latin text.',
    version: 'regular and medium',
    date: null,
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org/open-font-license-official-text/',
    url: 'https://fonts.google.com/specimen/Roboto',
    attribution: 'Copyright 2011 The Roboto Project Authors.',
  },
]
