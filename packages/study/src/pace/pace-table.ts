/** Written by `npm run bench -- year --write`: where a pace leads. Not to be changed by hand. */

/** Where the middle one of many learners stands after so many days. */
export interface PaceStand {
  dayNumber: number
  /** The highest open level. */
  level: number
  /** Items whose lesson is done. */
  items: number
  /** Of a day, lessons and reviews. */
  minutes: number
}

export interface PaceCell {
  /** New cards a day. */
  newPerDay: number
  /** The chance of recall that is wanted and reached. */
  recall: number
  stands: readonly PaceStand[]
}

/** By pace and recall, both ascending. */
export const paceTable: { learners: number; cells: readonly PaceCell[] } = {
  learners: 1000,
  cells: [
    {
      newPerDay: 5,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 3, items: 272, minutes: 6 },
        { dayNumber: 180, level: 5, items: 545, minutes: 7 },
        { dayNumber: 365, level: 9, items: 1110, minutes: 8 },
      ],
    },
    {
      newPerDay: 5,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 3, items: 271, minutes: 6 },
        { dayNumber: 180, level: 5, items: 544, minutes: 7 },
        { dayNumber: 365, level: 9, items: 1104, minutes: 8 },
      ],
    },
    {
      newPerDay: 5,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 3, items: 271, minutes: 7 },
        { dayNumber: 180, level: 5, items: 542, minutes: 8 },
        { dayNumber: 365, level: 9, items: 1101, minutes: 9 },
      ],
    },
    {
      newPerDay: 5,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 3, items: 270, minutes: 8 },
        { dayNumber: 180, level: 5, items: 540, minutes: 9 },
        { dayNumber: 365, level: 9, items: 1097, minutes: 12 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 4, items: 481, minutes: 11 },
        { dayNumber: 180, level: 8, items: 966, minutes: 12 },
        { dayNumber: 365, level: 16, items: 1950, minutes: 13 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 5, items: 488, minutes: 12 },
        { dayNumber: 180, level: 8, items: 977, minutes: 12 },
        { dayNumber: 365, level: 17, items: 1967, minutes: 15 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 4, items: 486, minutes: 13 },
        { dayNumber: 180, level: 8, items: 974, minutes: 14 },
        { dayNumber: 365, level: 16, items: 1965, minutes: 16 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 4, items: 486, minutes: 16 },
        { dayNumber: 180, level: 8, items: 973, minutes: 18 },
        { dayNumber: 365, level: 17, items: 1964, minutes: 21 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 7, items: 750, minutes: 16 },
        { dayNumber: 180, level: 13, items: 1494, minutes: 18 },
        { dayNumber: 365, level: 26, items: 2985, minutes: 20 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 7, items: 745, minutes: 18 },
        { dayNumber: 180, level: 12, items: 1487, minutes: 19 },
        { dayNumber: 365, level: 25, items: 2977, minutes: 22 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 6, items: 740, minutes: 20 },
        { dayNumber: 180, level: 12, items: 1482, minutes: 21 },
        { dayNumber: 365, level: 25, items: 2971, minutes: 25 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 7, items: 743, minutes: 24 },
        { dayNumber: 180, level: 12, items: 1487, minutes: 27 },
        { dayNumber: 365, level: 25, items: 2979, minutes: 32 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 9, items: 965, minutes: 21 },
        { dayNumber: 180, level: 17, items: 1908, minutes: 24 },
        { dayNumber: 365, level: 33, items: 3819, minutes: 26 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 8, items: 959, minutes: 23 },
        { dayNumber: 180, level: 16, items: 1909, minutes: 25 },
        { dayNumber: 365, level: 32, items: 3825, minutes: 29 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 8, items: 960, minutes: 25 },
        { dayNumber: 180, level: 16, items: 1914, minutes: 27 },
        { dayNumber: 365, level: 32, items: 3832, minutes: 32 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 8, items: 964, minutes: 31 },
        { dayNumber: 180, level: 16, items: 1920, minutes: 35 },
        { dayNumber: 365, level: 33, items: 3841, minutes: 41 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 12, items: 1397, minutes: 31 },
        { dayNumber: 180, level: 23, items: 2694, minutes: 34 },
        { dayNumber: 365, level: 45, items: 5290, minutes: 37 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 13, items: 1441, minutes: 34 },
        { dayNumber: 180, level: 24, items: 2838, minutes: 37 },
        { dayNumber: 365, level: 49, items: 5683, minutes: 43 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 12, items: 1439, minutes: 38 },
        { dayNumber: 180, level: 24, items: 2839, minutes: 41 },
        { dayNumber: 365, level: 49, items: 5688, minutes: 48 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 12, items: 1438, minutes: 46 },
        { dayNumber: 180, level: 24, items: 2839, minutes: 53 },
        { dayNumber: 365, level: 49, items: 5689, minutes: 61 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 14, items: 1698, minutes: 33 },
        { dayNumber: 180, level: 26, items: 3029, minutes: 31 },
        { dayNumber: 365, level: 47, items: 5484, minutes: 33 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 20, items: 2363, minutes: 57 },
        { dayNumber: 180, level: 40, items: 4649, minutes: 61 },
        { dayNumber: 365, level: 60, items: 7055, minutes: 15 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 20, items: 2364, minutes: 64 },
        { dayNumber: 180, level: 40, items: 4674, minutes: 68 },
        { dayNumber: 365, level: 60, items: 7055, minutes: 16 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 20, items: 2369, minutes: 77 },
        { dayNumber: 180, level: 40, items: 4683, minutes: 88 },
        { dayNumber: 365, level: 60, items: 7055, minutes: 26 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 15, items: 1838, minutes: 36 },
        { dayNumber: 180, level: 27, items: 3201, minutes: 31 },
        { dayNumber: 365, level: 50, items: 5770, minutes: 33 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 31, items: 3614, minutes: 82 },
        { dayNumber: 180, level: 59, items: 6816, minutes: 80 },
        { dayNumber: 365, level: 60, items: 7055, minutes: 16 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 37, items: 4308, minutes: 118 },
        { dayNumber: 180, level: 60, items: 7055, minutes: 25 },
        { dayNumber: 365, level: 60, items: 7055, minutes: 17 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 40, items: 4669, minutes: 153 },
        { dayNumber: 180, level: 60, items: 7055, minutes: 41 },
        { dayNumber: 365, level: 60, items: 7055, minutes: 21 },
      ],
    },
  ],
}
