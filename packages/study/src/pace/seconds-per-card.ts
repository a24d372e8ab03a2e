/** From simulated days of studying: 103 reviews take 27 minutes with 20 new cards, 368 take 56. */
export const secondsPerReview = 6.6
/** Of a lesson, by the cards that it makes. */
export const secondsPerNewCard = 47
