/** The parts of the page that come alive once their code is there. */
export const liveNames = ['lesson', 'strokes', 'writing', 'pitch', 'memory', 'course'] as const

export type LiveName = (typeof liveNames)[number]
