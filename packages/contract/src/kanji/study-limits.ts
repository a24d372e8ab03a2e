// Without schemas: the site takes these without the library that checks schemas.

/** As many answers as one call takes. */
export const maxReviewsPerCall = 50

/** How many synonyms of their own a learner may give an item. */
export const maxSynonyms = 20
export const maxSynonymLength = 80
export const maxStudyNoteLength = 4000
