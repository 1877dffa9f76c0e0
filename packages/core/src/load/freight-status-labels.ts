/** How a status of a load, of its tracking or of a ticket is told: a word, a colour and a sentence for who asks why. */
export interface FreightStatusLabels {
  readonly label: string
  /** `neutral` asks for nothing, `info` is under way, `pass` is well, `incomplete` wants a look, `fail` wants work. */
  readonly tone: 'neutral' | 'info' | 'pass' | 'incomplete' | 'fail'
  readonly meaning: string
}
