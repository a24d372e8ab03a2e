/**
 * Where a learner's own answers are downloaded as CSV in the form of the FSRS tools: a GET with the
 * bearer token in the header, as for every call. It is no procedure because the log is streamed.
 */
export const reviewLogPath = '/download/review-log.csv'
