/** Rows of a verb's table, in the order shown. */
export type VerbForm =
  | 'non-past'
  | 'past'
  | 'te'
  | 'provisional'
  | 'conditional'
  | 'volitional'
  | 'presumptive'
  | 'imperative'
  | 'prohibitive'
  | 'potential'
  | 'passive'
  | 'causative'
  | 'causative-passive'
  | 'desiderative'
  | 'progressive'
  | 'conjunctive'
  | 'simultaneous'
  | 'representative'
  | 'appearance'
  | 'excess'
  | 'without'
  | 'literary-negative'
  | 'obligation'

/** Rows of an adjective's or the copula's table. */
export type AdjectiveForm =
  | 'non-past'
  | 'past'
  | 'te'
  | 'provisional'
  | 'conditional'
  | 'presumptive'
  | 'attributive'
  | 'adverbial'
  | 'representative'
  | 'appearance'
  | 'excess'
  | 'noun'

export type ConjugatedFormName = VerbForm | AdjectiveForm

interface FormLabel {
  label: string
  /** What the form is for, in one line. */
  use: string
}

export const formLabels: Readonly<Record<ConjugatedFormName, FormLabel>> = {
  'non-past': { label: 'Non-past', use: 'What is, what happens as a rule, what will happen' },
  past: { label: 'Past', use: 'What was or has happened' },
  te: { label: 'Te-form', use: 'Joins to what follows: “and then”, “by”, requests with ください' },
  provisional: { label: 'Provisional (ば)', use: '“If”, where the result follows by nature' },
  conditional: { label: 'Conditional (たら)', use: '“If” or “when”, once it has happened' },
  volitional: { label: 'Volitional', use: '“Let’s”, “I think I will”; negative: no intention to' },
  presumptive: { label: 'Presumptive', use: '“Probably”' },
  imperative: { label: 'Imperative', use: 'A command; the polite cells are requests' },
  prohibitive: { label: 'Prohibitive (な)', use: '“Don’t”; the polite cell is a request' },
  potential: { label: 'Potential', use: '“Can”, “is able to”' },
  passive: { label: 'Passive', use: '“Is done”, “suffers someone doing”; also respectful' },
  causative: { label: 'Causative', use: '“Makes” or “lets” someone do' },
  'causative-passive': { label: 'Causative-passive', use: '“Is made to do”' },
  desiderative: { label: 'Desiderative (たい)', use: '“Want to do”, of the speaker' },
  progressive: {
    label: 'Progressive (ている)',
    use: 'Is doing, does by habit, or is in the state',
  },
  conjunctive: {
    label: 'Conjunctive (stem)',
    use: 'Joins clauses in writing; ます, たい follow it',
  },
  simultaneous: { label: 'While (ながら)', use: 'Doing it at the same time as something else' },
  representative: { label: 'Such as (たり)', use: 'One of several things done or true' },
  appearance: { label: 'Appearance (そう)', use: '“Looks as if”, “is about to”' },
  excess: { label: 'Too much (すぎる)', use: '“Too”, “to excess”' },
  without: { label: 'Without (ず)', use: '“Without doing”' },
  'literary-negative': { label: 'Literary negative (ぬ)', use: '“Not”, in old or strong style' },
  obligation: { label: 'Obligation', use: '“Must”, “have to”' },
  attributive: { label: 'Before a noun', use: 'Describes the noun that follows' },
  adverbial: { label: 'Adverbial', use: 'Describes how something is done or becomes' },
  noun: { label: 'Noun (さ)', use: 'The degree or quality itself: “-ness”' },
}
