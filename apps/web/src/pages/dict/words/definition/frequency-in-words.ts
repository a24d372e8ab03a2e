import { writeCount } from '../../../../kit/counts/write-count'

const roundRanks = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const

/** "Among the 500 commonest": how usual a word is says more than that it is No. 303. */
export function describeFrequency(rank: number): string {
  const round = roundRanks.find((each) => rank <= each)
  return round === undefined
    ? `Beyond the ${writeCount(50_000)} commonest`
    : `Among the ${writeCount(round)} commonest`
}
