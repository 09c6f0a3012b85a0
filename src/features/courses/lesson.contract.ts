import * as z from 'zod/mini'

/** Of a drawing: `cap`, with what is said about it. */
const drawnPart = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})

const size = z.object({
  id: z.string(),
  name: z.string(),
  lengthInches: z.number(),
  /** In 64ths of an inch. */
  ringGauge: z.number(),
  shape: z.enum(['parejo', 'torpedo', 'perfecto', 'lancero']),
  shade: z.enum(['connecticut', 'claro', 'colorado', 'rosado', 'maduro', 'oscuro']),
  text: z.string(),
})

/** A cigar or a drink that stands for a step of a scale. */
const example = z.object({ name: z.string(), path: z.string(), isOwn: z.boolean() })

const step = z.object({
  /** 1 mild or delicate to 5 full or massive, as the catalog counts. */
  value: z.int().check(z.gte(1), z.lte(5)),
  name: z.string(),
  text: z.string(),
})

const chapter = z.object({
  id: z.enum(['cut', 'toast', 'light', 'puff']),
  title: z.string(),
  captions: z.array(z.object({ seconds: z.number(), text: z.string() })),
})

const scene = z.object({
  id: z.string(),
  place: z.string(),
  text: z.string(),
  choices: z.array(
    z.object({ id: z.string(), text: z.string(), consequence: z.string(), isGood: z.boolean() }),
  ),
})

const media = {
  parts: z.object({
    kind: z.literal('parts'),
    drawing: z.enum(['cigar', 'glass']),
    parts: z.array(drawnPart),
  }),
  sizes: z.object({ kind: z.literal('sizes'), sizes: z.array(size) }),
  film: z.object({
    kind: z.literal('film'),
    film: z.literal('cut-toast-light-puff'),
    chapters: z.array(chapter),
  }),
  walk: z.object({ kind: z.literal('walk'), scenes: z.array(scene) }),
}

const scale = { kind: z.literal('scale'), of: z.enum(['cigar-strength', 'drink-weight']) }

/** The IDs of the catalog's cigars or drinks that stand for the step. */
const stepInFile = z.extend(step, { examples: z.array(z.string()) })

/** What a lesson shows and lets a member try, as its file has it. */
export const mediumInFile = z.discriminatedUnion('kind', [
  media.parts,
  media.sizes,
  z.object({ ...scale, steps: z.array(stepInFile) }),
  media.film,
  media.walk,
])
export type MediumInFile = z.output<typeof mediumInFile>

/** The same as it is sent: the steps of a scale have examples. */
export const medium = z.discriminatedUnion('kind', [
  media.parts,
  media.sizes,
  z.object({ ...scale, steps: z.array(z.extend(step, { examples: z.array(example) })) }),
  media.film,
  media.walk,
])
export type Medium = z.output<typeof medium>

export const quizQuestion = z.object({
  id: z.string(),
  question: z.string(),
  answers: z.array(z.object({ text: z.string(), why: z.string() })),
  /** The text of the right answer. */
  right: z.string(),
})
export type QuizQuestion = z.output<typeof quizQuestion>

/** The headed paragraphs below the medium. */
export const lessonSection = z.object({ heading: z.string(), text: z.string() })
