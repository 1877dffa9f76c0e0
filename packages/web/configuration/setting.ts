/** One setting of the environment of the server that the portal is served by. */
export interface Setting<T> {
  readonly name: string
  /** What it is for, for the README. */
  readonly meaning: string
  /** What holds when it is left out, for the README. */
  readonly usual: string
  /** What it must be, to follow "must be". Never says what it was: it may be a secret. */
  readonly form: string
  /** The value of a text without blanks around it, never empty. Refuses: undefined when it is not of the form. */
  readonly read: (text: string) => T | undefined
}

/** The environment: texts by name. Names that are no setting are another program's. */
export type Texts = Readonly<Partial<Record<string, string>>>

/** A wrong setting, told to whoever wrote it. */
export interface Problem {
  readonly setting: string
  readonly message: string
}

/** A problem whose message begins with the name of the setting. */
export const problem = ({ name }: Pick<Setting<unknown>, 'name'>, complaint: string): Problem => ({
  setting: name,
  message: `${name} ${complaint}`,
})
