import type { Problem, Refusal } from '../shared/refusal.ts'

/** What the server found wrong with a form, where it is to be said. */
export interface FormProblems {
  /** Messages by field, in the server's order. A field without a problem is left out. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** What concerns the form as a whole, or a field that it does not show. */
  readonly whole: readonly string[]
}

/** A form with nothing wrong in it. Source: section 5, "Deferred validation". */
export const NO_PROBLEMS: FormProblems = { fields: new Map(), whole: [] }

/**
 * What was found wrong with a form, by its fields. Nothing that was said is lost: what belongs to no field of the form
 * is said of the whole.
 *
 * Source: section 5, "Deferred validation".
 */
export const problemsByField = (
  problems: readonly Problem[],
  fieldNames: readonly string[],
): FormProblems => {
  const shown: ReadonlySet<string | null> = new Set(fieldNames)
  const messagesOf = (name: string) =>
    problems.filter(({ field }) => field === name).map(({ message }) => message)
  return {
    fields: new Map(
      fieldNames.map(name => [name, messagesOf(name)] as const).filter(([, messages]) => messages.length > 0),
    ),
    whole: problems.filter(({ field }) => !shown.has(field)).map(({ message }) => message),
  }
}

/**
 * The problems of a refused form. The client leaves most checks to the server, whose 422 is an answer.
 *
 * Empty: another refusal is not about what was filled in, so no problems.
 * Source: section 5, "Deferred validation".
 */
export const formProblems = (refusal: Refusal, fieldNames: readonly string[]): FormProblems =>
  refusal.kind === 'invalid' ? problemsByField(refusal.problems, fieldNames) : NO_PROBLEMS
