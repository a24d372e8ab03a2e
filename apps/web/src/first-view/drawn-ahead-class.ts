/** The root has it while what it holds is what the server drew, and no code has taken that over. */
export const drawnAheadClass = 'first-view'
