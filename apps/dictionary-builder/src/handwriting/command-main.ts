import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { toStrokes } from '@kotonoha/handwriting/geometry/drawing'
import { gradeDrawing } from '@kotonoha/handwriting/grading/grade-drawing'
import { learntWeights } from '@kotonoha/handwriting/ranking/learnt-weights'
import { createRecogniser } from '@kotonoha/handwriting/recogniser'
import type { TemplateSet } from '@kotonoha/handwriting/templates/template'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import { middlesOfSquares } from './middles-of-squares'
import { parseLine } from './parse-line'

/*
 * The handwriting commands, bundled by scripts/handwriting.mjs so that they start at once:
 * `recognise` and `grade` answer JSON lines.
 */

type Answer = (line: string) => unknown

function createRecogniseAnswer(set: TemplateSet): Answer {
  const recogniser = createRecogniser(set, learntWeights)
  return (line) => recogniser.recognise(parseLine(line).strokes).map(({ character }) => character)
}

function createGradeAnswer({ templates }: TemplateSet): Answer {
  const models = new Map(templates.map(({ character, drawing }) => [character, drawing]))
  return (line) => {
    const { char, strokes } = parseLine(line)
    const drawing = models.get(char)
    const model = drawing === undefined ? [] : toStrokes(drawing)
    const grade = gradeDrawing(strokes, model, { middles: middlesOfSquares })
    return {
      strokes: grade.strokes.map((each) =>
        each.ok ? { ok: true } : { ok: false, kind: each.kind },
      ),
      missing: grade.missing,
    }
  }
}

/** The recogniser keeps the templates in forms of its own: as they were read, nothing holds them. */
function createAnswer(name: string, file: string): Answer {
  const set = decodeTemplates(new Uint8Array(readFileSync(file)))
  return name === 'grade' ? createGradeAnswer(set) : createRecogniseAnswer(set)
}

// Whoever reads the answers may have read enough.
process.stdout.on('error', () => process.exit(0))

const [command = '', templateFile = ''] = process.argv.slice(2)
const answer = createAnswer(command, templateFile)
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`)
}
