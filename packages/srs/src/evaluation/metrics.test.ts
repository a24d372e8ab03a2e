import { describe, expect, test } from 'vitest'
import { areaUnderCurve, logLoss, rmseOfBins } from './metrics'
import type { Prediction } from './predict-recall'

function predict(recallChance: number, isRecalled: boolean, rest: Partial<Prediction> = {}) {
  const defaults = { reviewedAtMs: 0, elapsedDays: 1, reviewNumber: 2, lapses: 0 }
  return { ...defaults, recallChance, isRecalled, ...rest }
}

describe('log loss', () => {
  test('of a coin is the logarithm of two, whatever falls', () => {
    expect(logLoss([predict(0.5, true), predict(0.5, false)])).toBeCloseTo(Math.LN2, 12)
  })

  test('punishes confidence in the wrong', () => {
    expect(logLoss([predict(0.9, false)])).toBeCloseTo(-Math.log(0.1), 12)
    expect(logLoss([predict(0.9, true)])).toBeCloseTo(-Math.log(0.9), 12)
    expect(logLoss([predict(1, false)])).toBeLessThan(20)
  })
})

describe('RMSE(bins)', () => {
  test('is nothing when each bin’s mean prediction is the share recalled', () => {
    const bin = [predict(0.75, true), predict(0.75, true), predict(0.8, true), predict(0.7, false)]
    expect(rmseOfBins(bin)).toBeCloseTo(0, 12)
  })

  test('weighs each bin by its reviews', () => {
    // Three reviews in a bin that is off by 0.1, one in a bin that is off by 0.5.
    const short = [predict(0.9, true), predict(0.9, true), predict(0.9, true)]
    const long = [predict(0.5, true, { elapsedDays: 100 })]
    expect(rmseOfBins([...short, ...long])).toBeCloseTo(Math.sqrt((3 * 0.01 + 0.25) / 4), 12)
  })

  // Two reviews, predicted 0.5 and recalled once: no error together, an error of a half apart.
  test.each<[Partial<Prediction>, number, string]>([
    [{ elapsedDays: 3 }, 0, 'a day and three days are one bin (ratio 3.62)'],
    [{ elapsedDays: 4 }, 0.5, 'four days are the next'],
    [{ reviewNumber: 3 }, 0, 'the second and third review are one bin (ratio 1.89)'],
    [{ reviewNumber: 4 }, 0.5, 'the fourth is the next'],
    [{ lapses: 1 }, 0.5, 'a lapse is another bin than none'],
  ])('takes %j and the first bin apart with an error of %d: %s', (rest, error) => {
    expect(rmseOfBins([predict(0.5, true), predict(0.5, false, rest)])).toBeCloseTo(error, 12)
  })
})

describe('AUC', () => {
  test.each([
    [[0.9, 0.8], [0.3, 0.2], 1, 'all recalled above all forgotten'],
    [[0.2, 0.3], [0.8, 0.9], 0, 'the wrong way round'],
    [[0.5, 0.5], [0.5], 0.5, 'ties count half'],
    [[0.9, 0.4], [0.6, 0.4], 0.625, 'of four pairs two won, one tied, one lost'],
  ])('recalled %j, forgotten %j: %d, %s', (recalled, forgotten, area) => {
    const predictions = [
      ...forgotten.map((chance) => predict(chance, false)),
      ...recalled.map((chance) => predict(chance, true)),
    ]
    expect(areaUnderCurve(predictions)).toBeCloseTo(area, 12)
  })

  test('says nothing when nothing was forgotten', () => {
    expect(areaUnderCurve([predict(0.9, true)])).toBeUndefined()
  })
})
