import { jlptLevel } from '@kotonoha/contract/dict/jlpt'
import { z } from 'zod'
import { defineTool } from '../agent-tool'

const counts = z.object({
  low: z.number(),
  medium: z.number(),
  high: z.number(),
  passed: z.number(),
})

export const getStudyOverview = defineTool({
  name: 'get_study_overview',
  title: 'How the study stands',
  description:
    "Says how the learner's kanji study stands: level, what is due, how many items are known how " +
    'well, share of right answers, streak, and how much of each JLPT level they know.',
  scope: 'progress:read',
  isChange: false,
  input: z.object({}),
  output: z.object({
    level: z.number().describe('Of the course, 1 to 60'),
    reviewsDue: z.number(),
    reviewMinutes: z.number().describe("At the learner's own pace"),
    nextReviewAt: z.string().nullable(),
    lessonsAvailable: z.number(),
    components: counts.describe('Items by how well they are known; passed is best'),
    kanji: counts,
    words: counts,
    jlpt: z.array(z.object({ level: jlptLevel, total: z.number(), known: z.number() })),
    recall: z
      .object({ share: z.number(), asked: z.number(), wished: z.number(), days: z.number() })
      .nullable()
      .describe('Right first answers of the last days; null before there are any'),
    streakDays: z.number().nullable().describe('Null where the learner does not want one'),
    totals: z.object({
      reviews: z.number(),
      lessons: z.number(),
      days: z.number(),
      minutes: z.number(),
    }),
  }),
  summarise: () => '',
  async run(_input, { api }) {
    const overview = await api.kanji.progress.getOverview()
    const { reviews, lessons } = await api.kanji.study.getStudyAvailability()
    const { kinds, retention, streak, sums } = overview
    const { reviews: reviewCount, lessons: lessonCount, days, minutes } = sums
    return {
      level: overview.level,
      reviewsDue: reviews.due,
      reviewMinutes: Math.round(reviews.minutes),
      nextReviewAt: reviews.nextAt,
      lessonsAvailable: lessons.available,
      components: toCounts(kinds.component),
      kanji: toCounts(kinds.kanji),
      words: toCounts(kinds.word),
      jlpt: overview.jlpt,
      recall: retention && {
        share: retention.share,
        asked: retention.asked,
        wished: retention.wished,
        days: retention.days,
      },
      streakDays: streak.isShown ? streak.current : null,
      totals: { reviews: reviewCount, lessons: lessonCount, days, minutes: Math.round(minutes) },
    }
  },
})

function toCounts({ low, medium, high, passed }: z.output<typeof counts>) {
  return { low, medium, high, passed }
}
