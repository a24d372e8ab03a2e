import type { PointDistance } from '../matching/point-distance'
import { type CharacterClass, countCharacterClasses } from '../templates/character-class'

const measured = 9
export const sieveFeatures = measured + countCharacterClasses

/** What is known of a candidate before its strokes are matched. */
export function toSieveFeatures(
  distance: PointDistance,
  gridDistance: number,
  strokes: { drawn: number; template: number },
  characterClass: CharacterClass,
): Float32Array {
  const larger = Math.max(strokes.drawn, strokes.template, 1)
  const features = new Float32Array(sieveFeatures)
  features[0] = distance.forward * 10
  features[1] = distance.backward * 10
  features[2] = Math.sqrt(distance.forward + distance.backward) * 3
  features[3] = Math.sqrt(distance.deformation)
  features[4] = Math.sqrt(gridDistance) / 3
  features[5] = (Math.max(0, strokes.template - strokes.drawn) / larger) * 4
  features[6] = (Math.max(0, strokes.drawn - strokes.template) / larger) * 4
  features[7] = strokes.drawn === strokes.template ? 0 : 1
  features[8] = Math.log(Math.max(1, strokes.template))
  features[measured + characterClass] = 1
  return features
}

export function scoreLinear(weights: Float32Array, features: Float32Array): number {
  let score = 0
  for (let at = 0; at < features.length; at++) {
    score += (weights[at] as number) * (features[at] as number)
  }
  return score
}
