import type { Problem, Refusal } from '../shared/refusal.ts'

/** The server's problems with a form, by the place where they are shown. */
export interface FormProblems {
  /** Messages by field, in the server's order. A field without a problem is left out. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** Messages about the whole form, or about a field that it does not show. */
  readonly whole: readonly string[]
}

/** A form without problems. Source: section 5, "Deferred validation". */
export const NO_PROBLEMS: FormProblems = { fields: new Map(), whole: [] }

/**
 * The problems of a form, by its fields. No message is lost: one for an unknown field goes to the whole form.
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
 * The problems of a refused form. The server makes most checks, and its 422 is a normal response.
 *
 * Empty: no problems for any other refusal, as it is not about the input.
 * Source: section 5, "Deferred validation".
 */
export const formProblems = (refusal: Refusal, fieldNames: readonly string[]): FormProblems =>
  refusal.kind === 'invalid' ? problemsByField(refusal.problems, fieldNames) : NO_PROBLEMS
