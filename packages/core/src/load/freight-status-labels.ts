/** The display of a status of a load, of its tracking or of a ticket: a label, a color and an explanation. */
export interface FreightStatusLabels {
  readonly label: string
  /**
   * `neutral` needs nothing, `info` is in progress, `pass` is good, `incomplete` should be checked, `fail` needs
   * action.
   */
  readonly tone: 'neutral' | 'info' | 'pass' | 'incomplete' | 'fail'
  readonly meaning: string
}
