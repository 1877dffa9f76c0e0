/** One setting in the environment of the portal's server. */
export interface Setting<T> {
  readonly name: string
  /** Its purpose, for the README. */
  readonly meaning: string
  /** Its default, for the README. */
  readonly usual: string
  /** Its form, after "must be". Never contains the value, which may be a secret. */
  readonly form: string
  /** The trimmed value of a text, never empty. Refuses: undefined when it does not have the form. */
  readonly read: (text: string) => T | undefined
}

/** The environment: texts by name. Names that are not settings belong to other programs. */
export type Texts = Readonly<Partial<Record<string, string>>>

/** A problem with a setting, for the administrator. */
export interface Problem {
  readonly setting: string
  readonly message: string
}

/** A problem whose message begins with the name of the setting. */
export const problem = ({ name }: Pick<Setting<unknown>, 'name'>, complaint: string): Problem => ({
  setting: name,
  message: `${name} ${complaint}`,
})
