import { done, type Outcome, refused } from '@fairhaul/core'
import { type Problem, problem, type Setting, type Texts } from './setting.ts'

/** Settings about one thing, and the value that they form together. */
export interface Group<T> {
  readonly settings: readonly Omit<Setting<unknown>, 'read' | 'form'>[]
  /** Refuses: every problem, each with the name of its setting. */
  readonly read: (texts: Texts) => Outcome<T, readonly Problem[]>
}

type Values<S extends Readonly<Record<string, Setting<unknown>>>> = {
  readonly [K in keyof S]: Exclude<ReturnType<S[K]['read']>, undefined> | null
}

/**
 * A group that reads each of its settings, then combines them.
 * Empty: a setting that is left out is null, as is an empty one, as in an environment file with no value after the
 * equals sign. Blanks or line ends around a value are refused, as a person did not mean them to be a part of it.
 */
export const group = <S extends Readonly<Record<string, Setting<unknown>>>, T>(
  settings: S,
  combine: (values: Values<S>) => Outcome<T, readonly Problem[]>,
): Group<T> => ({
  settings: Object.values(settings),
  read: texts => {
    const problems: Problem[] = []
    const values = Object.entries(settings).map(([key, setting]) => {
      const text = texts[setting.name] ?? ''
      const trimmed = text.trim()
      const value = trimmed === '' ? null : setting.read(trimmed)
      if (value === undefined) problems.push(problem(setting, `must be ${setting.form}.`))
      else if (value !== null && trimmed !== text)
        problems.push(problem(setting, 'must have no blanks or line ends around it.'))
      return [key, value]
    })
    return problems.length > 0 ? refused(problems) : combine(Object.fromEntries(values) as Values<S>)
  },
})

/** For a group in which every combination is valid. */
export const always =
  <V, T>(make: (values: V) => T) =>
  (values: V): Outcome<T, readonly Problem[]> =>
    done(make(values))
