import { WordRow } from '@kotonoha/japanese-ui/word-row/word-row'
import { createLink } from '@tanstack/react-router'

/** A word row that leads to the word without loading the page anew. */
export const WordRowLink = createLink(WordRow)
