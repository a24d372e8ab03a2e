import { expect, test } from 'vitest'
import { parseLine } from './parse-line'

test('a question is read as it is meant', () => {
  expect(parseLine('{"id":1,"char":"二","strokes":[[[1,2],[3,4]],[[5,6]]]}')).toEqual({
    char: '二',
    strokes: [
      [
        [1, 2],
        [3, 4],
      ],
      [[5, 6]],
    ],
  })
})

test.each([
  ['not JSON', 'oops', 0],
  ['no object', '7', 0],
  ['nothing', 'null', 0],
  ['no strokes', '{"id":1}', 0],
  ['strokes that are none', '{"strokes":[7,"x",null]}', 3],
  ['points that are none', '{"strokes":[[7,[],["a",1],[1]]]}', 1],
])('%s is a question all the same, for every line is answered', (_, line, strokes) => {
  expect(parseLine(line).strokes).toHaveLength(strokes)
})
