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
  learners: 16,
  cells: [
    {
      newPerDay: 5,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 3, items: 273, minutes: 6 },
        { dayNumber: 180, level: 5, items: 548, minutes: 7 },
        { dayNumber: 365, level: 10, items: 1112, minutes: 7 },
      ],
    },
    {
      newPerDay: 5,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 3, items: 271, minutes: 7 },
        { dayNumber: 180, level: 5, items: 543, minutes: 7 },
        { dayNumber: 365, level: 10, items: 1102, minutes: 8 },
      ],
    },
    {
      newPerDay: 5,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 3, items: 271, minutes: 8 },
        { dayNumber: 180, level: 5, items: 542, minutes: 8 },
        { dayNumber: 365, level: 10, items: 1104, minutes: 10 },
      ],
    },
    {
      newPerDay: 5,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 3, items: 270, minutes: 9 },
        { dayNumber: 180, level: 5, items: 540, minutes: 10 },
        { dayNumber: 365, level: 10, items: 1095, minutes: 12 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 5, items: 492, minutes: 11 },
        { dayNumber: 180, level: 9, items: 982, minutes: 12 },
        { dayNumber: 365, level: 18, items: 1972, minutes: 14 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 5, items: 488, minutes: 12 },
        { dayNumber: 180, level: 9, items: 981, minutes: 13 },
        { dayNumber: 365, level: 17, items: 1967, minutes: 15 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 5, items: 489, minutes: 13 },
        { dayNumber: 180, level: 9, items: 977, minutes: 14 },
        { dayNumber: 365, level: 17, items: 1967, minutes: 16 },
      ],
    },
    {
      newPerDay: 10,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 5, items: 488, minutes: 15 },
        { dayNumber: 180, level: 9, items: 978, minutes: 18 },
        { dayNumber: 365, level: 17, items: 1969, minutes: 21 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 7, items: 751, minutes: 17 },
        { dayNumber: 180, level: 13, items: 1495, minutes: 18 },
        { dayNumber: 365, level: 27, items: 2982, minutes: 20 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 7, items: 746, minutes: 18 },
        { dayNumber: 180, level: 13, items: 1488, minutes: 19 },
        { dayNumber: 365, level: 27, items: 2976, minutes: 22 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 7, items: 744, minutes: 20 },
        { dayNumber: 180, level: 13, items: 1483, minutes: 21 },
        { dayNumber: 365, level: 27, items: 2973, minutes: 25 },
      ],
    },
    {
      newPerDay: 15,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 7, items: 745, minutes: 23 },
        { dayNumber: 180, level: 13, items: 1487, minutes: 27 },
        { dayNumber: 365, level: 27, items: 2979, minutes: 32 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 10, items: 971, minutes: 21 },
        { dayNumber: 180, level: 17, items: 1915, minutes: 24 },
        { dayNumber: 365, level: 35, items: 3838, minutes: 26 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 9, items: 971, minutes: 23 },
        { dayNumber: 180, level: 17, items: 1924, minutes: 24 },
        { dayNumber: 365, level: 35, items: 3849, minutes: 29 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 9, items: 972, minutes: 26 },
        { dayNumber: 180, level: 17, items: 1927, minutes: 27 },
        { dayNumber: 365, level: 35, items: 3852, minutes: 32 },
      ],
    },
    {
      newPerDay: 20,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 9, items: 965, minutes: 31 },
        { dayNumber: 180, level: 17, items: 1919, minutes: 35 },
        { dayNumber: 365, level: 34, items: 3841, minutes: 41 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 13, items: 1409, minutes: 31 },
        { dayNumber: 180, level: 25, items: 2695, minutes: 28 },
        { dayNumber: 365, level: 47, items: 5201, minutes: 32 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 13, items: 1446, minutes: 34 },
        { dayNumber: 180, level: 26, items: 2849, minutes: 37 },
        { dayNumber: 365, level: 52, items: 5691, minutes: 43 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 13, items: 1450, minutes: 38 },
        { dayNumber: 180, level: 26, items: 2852, minutes: 41 },
        { dayNumber: 365, level: 52, items: 5698, minutes: 48 },
      ],
    },
    {
      newPerDay: 30,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 13, items: 1445, minutes: 46 },
        { dayNumber: 180, level: 26, items: 2846, minutes: 53 },
        { dayNumber: 365, level: 52, items: 5692, minutes: 61 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 14, items: 1471, minutes: 29 },
        { dayNumber: 180, level: 24, items: 2635, minutes: 31 },
        { dayNumber: 365, level: 45, items: 4923, minutes: 33 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 22, items: 2374, minutes: 57 },
        { dayNumber: 180, level: 42, items: 4600, minutes: 60 },
        { dayNumber: 365, level: 60, items: 6677, minutes: 14 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 22, items: 2376, minutes: 64 },
        { dayNumber: 180, level: 43, items: 4686, minutes: 68 },
        { dayNumber: 365, level: 60, items: 6677, minutes: 16 },
      ],
    },
    {
      newPerDay: 50,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 22, items: 2377, minutes: 78 },
        { dayNumber: 180, level: 42, items: 4690, minutes: 88 },
        { dayNumber: 365, level: 60, items: 6677, minutes: 24 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.8,
      stands: [
        { dayNumber: 90, level: 16, items: 1851, minutes: 39 },
        { dayNumber: 180, level: 27, items: 3103, minutes: 24 },
        { dayNumber: 365, level: 54, items: 5791, minutes: 53 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.85,
      stands: [
        { dayNumber: 90, level: 33, items: 3763, minutes: 90 },
        { dayNumber: 180, level: 60, items: 6677, minutes: 67 },
        { dayNumber: 365, level: 60, items: 6677, minutes: 14 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.9,
      stands: [
        { dayNumber: 90, level: 38, items: 4142, minutes: 107 },
        { dayNumber: 180, level: 60, items: 6677, minutes: 25 },
        { dayNumber: 365, level: 60, items: 6677, minutes: 16 },
      ],
    },
    {
      newPerDay: 100,
      recall: 0.95,
      stands: [
        { dayNumber: 90, level: 43, items: 4670, minutes: 153 },
        { dayNumber: 180, level: 60, items: 6677, minutes: 40 },
        { dayNumber: 365, level: 60, items: 6677, minutes: 20 },
      ],
    },
  ],
}
